#!/usr/bin/env node
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { codemods } from '@wasla/design-system/codemods/all.ts'
import type { Codemod } from '@wasla/design-system/codemods/codemod.ts'

const help = `design-system-codemod --from VERSION PATH…

Changes sources of a product for the breaking changes of all versions after VERSION, the one that it used before.

  --list     prints the codemods and changes nothing
  --dry-run  says which files would change and changes nothing`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, list: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
})

const numbers = (version: string) => version.split('.').map(Number)
/** Returns whether a version comes after another one. */
function isAfter(version: string, other: string): boolean {
  const [one, base] = [numbers(version), numbers(other)]
  const at = one.findIndex((number, index) => number !== (base[index] ?? 0))
  return at !== -1 && (one[at] ?? 0) > (base[at] ?? 0)
}

const sourcesIn = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : globSync('**/*.{ts,tsx,js,jsx,css}', { cwd: place, exclude: (name) => /(^|[\\/])(node_modules|dist)$/u.test(name) }).map((file) =>
        path.join(place, file),
      )

async function run(chosen: readonly Codemod[]): Promise<void> {
  const { apply } = await import('./apply.ts').catch((error: unknown) => {
    throw new Error('The codemods need the package oxc-parser: install it beside this package.', { cause: error })
  })
  for (const file of positionals.flatMap(sourcesIn)) {
    const before = readFileSync(file, 'utf8')
    let text = before
    for (const codemod of chosen) {
      const applied = apply(file, text, codemod)
      text = applied.text
      for (const note of applied.notes) console.log(`${file}:${note.line}: ${note.text}`)
    }
    if (text === before) continue
    console.log(`changed ${file}`)
    if (!values['dry-run']) writeFileSync(file, text)
  }
}

try {
  const chosen = codemods.filter(({ version }) => values.from === undefined || isAfter(version, values.from))
  if (values.list) for (const { version, name, says } of chosen) console.log(`${version} ${name}: ${says}`)
  else if (values.help || values.from === undefined || positionals.length === 0) console.log(help)
  else await run(chosen)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
