import { invalidInput } from '../errors/problem.ts'
import { plainIdentifier } from '../validation/identifier.ts'
import { queryNames } from './conversion-body.ts'

export type ImportColumn = keyof typeof queryNames

/** The columns of an imported file (N-15): what a conversion needs, and its amount. A file may also have the other fields of the endpoints. */
export const importColumns = ['externalId', 'clickId', 'event', 'amount'] as const satisfies readonly ImportColumn[]
const needed = ['externalId', 'clickId', 'event'] as const satisfies readonly ImportColumn[]

const folded = (heading: string) =>
  plainIdentifier(heading)
    .replace(/[\s_-]/g, '')
    .toLowerCase()
const columns = new Map(Object.keys(queryNames).map((name) => [folded(name), name as ImportColumn]))

/** A column of a file by its place: a field, another column of the shop's own (null), or one without a heading. */
export type Heading = readonly (ImportColumn | null | 'unnamed')[]

/**
 * The heading of a file: names as the body or the query of the endpoints has them, in any order and capitals. Throws
 * `DTO_VALIDATION_ERROR` at `file` where a needed column is missing, or two columns have one name: which of them counts, nobody can say.
 */
export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(folded)
  const filled = names.filter(Boolean)
  const heading = names.map((name) => (name === '' ? 'unnamed' : (columns.get(name) ?? null)))
  if (!needed.every((column) => heading.includes(column))) throw invalidInput([{ path: 'file', rule: 'columns' }])
  if (new Set(filled).size < filled.length) throw invalidInput([{ path: 'file', rule: 'repeatedColumn' }])
  return heading
}
