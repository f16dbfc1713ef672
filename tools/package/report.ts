import { withoutComments, type Declarations } from './declarations.ts'

const customProperty = /--w-[\w-]+(?=\s*:)/gu

/** Returns the names of the custom properties that a style sheet sets. */
export const customProperties = (css: string): string[] => [...new Set(css.match(customProperty))].toSorted()

/**
 * Returns the report of the package's interface: the signatures of each entry, then the types in them, then the names of the custom
 * properties. `entries` has the source of each entry by its address.
 */
export function apiReport(entries: ReadonlyMap<string, string>, declarations: Declarations, properties: readonly string[]): string {
  const isEntry = new Map([...entries].map(([address, file]) => [file.replace(/\.tsx?$/u, ''), address]))
  const section = (title: string, module: string) => `## ${title}\n\n${withoutComments(declarations.get(module) ?? '')}\n`
  return [
    '# Interface\n',
    ...[...isEntry].map(([module, address]) => section(address, module)),
    '# Types that entries use\n',
    ...[...declarations.keys()].filter((module) => !isEntry.has(module)).map((module) => section(module, module)),
    '# Custom properties\n',
    `${properties.join('\n')}\n`,
  ].join('\n')
}
