import type { Names } from './names.ts'

/**
 * The tables with a row for each screen: its path and guard, its frame, its code, and the scenario of its story. Each function takes the
 * text of a table and returns it with one more row, or unchanged if the row exists.
 */

const hasRow = (table: string, key: string) => table.includes(`  '${key}': `)

/**
 * Inserts lines before the line that ends a table. Throws if no line ends the table, because a missing row is better than a row in the
 * wrong place.
 */
function before(table: string, end: string, lines: string): string {
  const at = table.lastIndexOf(`\n${end}`)
  if (at === -1) throw new Error(`There is no line “${end}” to add a row before.`)
  return `${table.slice(0, at + 1)}${lines}${table.slice(at + 1)}`
}

/** Adds a path that members may open, until somebody chooses another guard. */
export const withGuard = (table: string, path: string): string =>
  hasRow(table, path) ? table : before(table, '} as const satisfies Readonly<Record<string, Guard>>', `\n  '${path}': member,\n`)

/** Adds the frame with the navigation for signed-in people. */
export const withPlace = (table: string, path: string): string =>
  hasRow(table, path) ? table : before(table, '} as const satisfies { readonly [P in Path]?: Place }', `  '${path}': { frame: 'app' },\n`)

/** Adds the screen, whose code is loaded on the first visit, with the messages of its domain. */
export function withScreen(table: string, path: string, domain: Names, useCase: Names): string {
  if (hasRow(table, path)) return table
  const screen = `${useCase.pascal}Screen`
  const catalogue = `${domain.camel}Messages`
  const row = `  '${path}': {
    load: async () => ({ Screen: (await import('#features/${domain.kebab}/${useCase.kebab}/${screen}.tsx')).${screen} }),
    catalogues: [${catalogue}],
  },
`
  const rows = before(table, '}\n', row)
  const isImported = new RegExp(`import \\{ ${catalogue} \\}`, 'u').test(rows)
  return isImported ? rows : `import { ${catalogue} } from '#features/${domain.kebab}/messages/catalogue.ts'\n${rows}`
}

/** Adds the scenario of the usual case, with the networker of the demo. */
export function withScenario(table: string, id: string, words: string): string {
  if (hasRow(table, id)) return table
  const spreads = [...table.matchAll(/^ {2}\.\.\.\w+Scenarios,\n/gmu)]
  const last = spreads.at(-1)
  if (!last) throw new Error('The table of scenarios names no domains to add one after.')
  const at = last.index + last[0].length
  return `${table.slice(0, at)}  '${id}': { title: '${words}: the usual case', viewer: NOURA },\n${table.slice(at)}`
}
