import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** The declarations of modules of the design system, by their sources without extension, such as `components/Button/Button`. */
export type Declarations = ReadonlyMap<string, string>

const plain = (name: string) => name.replace(/\.(?:tsx?|js)$/u, '')
const relativeImport = /(?<=(?:\bfrom |\bimport |\bimport\()['"])(\.{1,2}\/[^'"]+)(?=['"])/gu

/** Returns the relative specifiers of the imports in a declaration file. */
const neighbours = (text: string): string[] => [...text.matchAll(relativeImport)].map(([, specifier = '']) => specifier)

/**
 * Returns the declarations of the entries and of all modules that they import, from a folder that the compiler wrote. Imports name the
 * files that are packed: `./Button.js` instead of `./Button.tsx`.
 */
export function readDeclarations(types: string, entries: Iterable<string>): Declarations {
  const found = new Map<string, string>()
  const waiting = [...entries].map(plain)
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue
    const text = readFileSync(path.join(types, `${module}.d.ts`), 'utf8')
    const folder = path.posix.dirname(module)
    waiting.push(...neighbours(text).map((specifier) => plain(path.posix.join(folder, specifier))))
    found.set(
      module,
      text.replaceAll(relativeImport, (specifier) => `${plain(specifier)}.js`),
    )
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Writes declarations into a folder, each as the file of its module. */
export function writeDeclarations(folder: string, declarations: Declarations): void {
  for (const [module, text] of declarations) {
    const file = path.join(folder, `${module}.d.ts`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Returns a declaration file without comments and empty lines. */
export function withoutComments(text: string): string {
  const { comments } = parseSync('module.d.ts', text)
  const code = comments.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  return code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && line !== 'export {};')
    .join('\n')
}
