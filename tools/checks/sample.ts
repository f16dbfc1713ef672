import { globSync, readFileSync } from 'node:fs'
import { seeded } from '@wasla/contract/platform/seeded.ts'
import { inRoot } from '../process.ts'
import { proseOf } from './prose.ts'

/** All sources that a person wrote. */
const sources = ['{app,design-system,mocks,server,tools,.storybook}/**/*.{ts,tsx}', '*.ts']
const isGenerated = (file: string) => /(?:^|\/)(?:node_modules|generated|dist)\/|\.generated\.ts$/u.test(file)

/** Returns `count` different items of a list, drawn at random; the same seed draws the same items. */
export function draw<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const next = seeded(seed)
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)).flat()
}

/**
 * Prints comments and test titles drawn at random. Somebody who did not write them counts how many need a second reading.
 * `node tools/checks/sample.ts [count] [seed] [folder]`
 */
if (import.meta.main) {
  const [count = '200', seed = '2026', folder = ''] = process.argv.slice(2)
  const files = globSync(sources, { cwd: inRoot(), exclude: (file) => file === 'node_modules' }).filter(
    (file) => file.startsWith(folder) && !isGenerated(file),
  )
  const all = files
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((file) => proseOf(file, readFileSync(inRoot(file), 'utf8')).map((prose) => ({ file, ...prose })))
  console.log(`${all.length} comments and titles in ${files.length} files; ${count} of them, seed ${seed}:\n`)
  for (const [at, { file, line, kind, text }] of draw(all, Number(count), seed).entries())
    console.log(`${at + 1}. ${file}:${line} (${kind}) ${text}`)
}
