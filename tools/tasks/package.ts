import path from 'node:path'
import { parseArgs } from 'node:util'
import { packSystem } from '../package/build.ts'
import { checkedChanges } from '../package/release.ts'
import { changeLines } from '../package/breaking.ts'
import { archive } from '../package/places.ts'
import { inRoot } from '../process.ts'
import { lastRelease } from '../changes/git.ts'

/**
 * `npm run package`: builds and packs the design system, and compares its interface with that of the last release. `-- --compare REF`
 * compares with a commit, a tag or a packed file.
 */
try {
  const { values } = parseArgs({ options: { compare: { type: 'string' } } })
  await packSystem()
  console.log(`Packed ${path.relative(inRoot(), archive)}.`)
  const base = values.compare ?? (await lastRelease())
  if (base === undefined) console.log('There is no release tag, so nothing was compared: name a base with --compare.')
  else {
    const { changes, problems } = await checkedChanges(base)
    console.log([`Since ${base}:`, ...changeLines(changes)].join('\n'))
    if (changes.length === 0) console.log('nothing changed')
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
