import { readFileSync } from 'node:fs'
import { proseOf } from '../checks/prose.ts'
import { draw } from '../checks/sample.ts'
import { sourcesOf } from '../checks/sources.ts'
import { inRoot } from '../process.ts'

/*
 * `npm run sample [count] [seed] [folder]` prints comments and test titles that are drawn at random. Somebody who did not write them counts
 * those that need a second reading. A title is printed with its suites, a comment with the line of code below it.
 */
const [count = '200', seed = '2026', folder = ''] = process.argv.slice(2)
const files = sourcesOf(folder)
const all = files.flatMap((file) => proseOf(file, readFileSync(inRoot(file), 'utf8')).map((prose) => ({ file, ...prose })))
console.log(`${all.length} comments and titles in ${files.length} files; ${count} of them, seed ${seed}:\n`)
for (const [at, { file, line, kind, text, beside }] of draw(all, Number(count), seed).entries()) {
  console.log(`${at + 1}. ${file}:${line} (${kind})`)
  console.log(kind === 'title' && beside ? `   ${beside} › ${text}` : `   ${text}`)
  if (kind === 'comment' && beside) console.log(`   > ${beside}`)
}
