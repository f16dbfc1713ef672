import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentProblems } from '@wasla/server/config/environment-problems.ts'
import { exitCodes } from '@wasla/server/config/exit-codes.ts'
import { provingKey, signingKey } from '@wasla/server/platform/ed25519-keys.ts'
import { buildApp } from '../build.ts'
import { capture, inRoot } from '../process.ts'
import { packSystem } from '../package/build.ts'
import { archive as packedSystem } from '../package/places.ts'
import { checkedChanges } from '../package/release.ts'
import { lastRelease } from '../changes/git.ts'
import { sbomName, writeLayout } from '../release/layout.ts'
import { pack } from '../release/pack.ts'
import { ReleaseRefused, verifyRelease, writeSums } from '../release/signature.ts'

/**
 * `npm run release`: packs the product into `release/`, with its bill of materials and a signed list of sums; see docs/deploying.md.
 * `-- --verify FILE` proves a packed file, `-- --layout FOLDER` only writes the files of a release into a folder.
 */
const { values } = parseArgs({
  options: { verify: { type: 'string' }, layout: { type: 'string' }, unsigned: { type: 'boolean', default: false } },
})
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }

async function build(): Promise<void> {
  if ((await buildApp(console.error)) !== 0) throw new ReleaseRefused('The app does not build')
}

/** Refuses files that no commit has: nobody could make the same release again. */
async function refuseUncommitted(): Promise<void> {
  const { code, output } = await capture('git', ['status', '--porcelain'])
  if (code !== 0) throw new ReleaseRefused(`git could not say what is committed: ${output.trim()}`)
  if (output.trim() !== '') throw new ReleaseRefused(`These files are not committed:\n${output.trimEnd()}`)
}

/** Refuses a breaking change of the design system that products cannot follow with a codemod. */
async function buildSystem(): Promise<void> {
  await packSystem()
  const base = await lastRelease()
  const { problems } = base === undefined ? { problems: [] } : await checkedChanges(base)
  if (problems.length > 0) throw new ReleaseRefused(`The design system changed since ${base}:\n${problems.join('\n')}`)
}

async function release(): Promise<void> {
  const key = signingKey(process.env, 'RELEASE_KEY')
  if (!key && !values.unsigned) throw new ReleaseRefused('RELEASE_KEY is not set: set it, or add --unsigned')
  await refuseUncommitted()
  await build()
  await buildSystem()
  const name = `wasla-${version}`
  const staging = inRoot('.cache', 'release')
  const folder = inRoot('release')
  for (const each of [staging, folder]) rmSync(each, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = writeLayout(staging)
  const archive = path.join(folder, `${name}.tar.gz`)
  const sbom = path.join(folder, `${name}.cdx.json`)
  await pack(staging, files, name, archive)
  copyFileSync(path.join(staging, sbomName), sbom)
  const system = path.join(folder, `design-system-${version}.tgz`)
  copyFileSync(packedSystem, system)
  writeSums([archive, sbom, system], key)
  console.log(`Packed ${files.length} files into ${path.relative(inRoot(), archive)}${key ? ' and signed the sums' : ', unsigned'}.`)
}

try {
  if (values.verify !== undefined) {
    verifyRelease(path.resolve(values.verify), provingKey(process.env, 'RELEASE_KEY', 'RELEASE_PUBLIC_KEY'))
    console.log(`${path.basename(values.verify)} is the file that was signed.`)
  } else if (values.layout === undefined) await release()
  else {
    await build()
    const files = writeLayout(path.resolve(values.layout))
    console.log(`Wrote ${files.length} files into ${values.layout}.`)
  }
} catch (error) {
  if (!(error instanceof ReleaseRefused || error instanceof EnvironmentProblems)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.environment
}
