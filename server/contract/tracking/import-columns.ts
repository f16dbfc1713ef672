import { invalidInput } from '../errors/problem.ts'
import { plainIdentifier } from '../validation/identifier.ts'
import { queryNames } from './conversion-body.ts'

export type ImportColumn = keyof typeof queryNames

/** The columns of an import file (N-15): the required fields and the amount. A file may also have the other fields of the endpoints. */
export const importColumns = ['externalId', 'clickId', 'event', 'amount'] as const satisfies readonly ImportColumn[]
const needed = ['externalId', 'event'] as const satisfies readonly ImportColumn[]
/** Columns of which a file needs one: what brought a result. */
const sources = ['clickId', 'promoCode'] as const satisfies readonly ImportColumn[]

const folded = (heading: string) =>
  plainIdentifier(heading)
    .replace(/[\s_-]/g, '')
    .toLowerCase()
const columns = new Map(Object.keys(queryNames).map((name) => [folded(name), name as ImportColumn]))

/** The columns of a file in order: a field, an unknown column of the shop (null), or a column without a heading. */
export type Heading = readonly (ImportColumn | null | 'unnamed')[]

/**
 * Reads the heading of a file. It has the names of the endpoints’ body or query, in any order and case. Throws `DTO_VALIDATION_ERROR` at
 * `file` if a required column is missing, or if two columns have the same name, because it is unclear which one counts.
 */
export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(folded)
  const filled = names.filter(Boolean)
  const heading = names.map((name) => (name === '' ? 'unnamed' : (columns.get(name) ?? null)))
  if (!needed.every((column) => heading.includes(column)) || !sources.some((column) => heading.includes(column)))
    throw invalidInput([{ path: 'file', rule: 'columns' }])
  if (new Set(filled).size < filled.length) throw invalidInput([{ path: 'file', rule: 'repeatedColumn' }])
  return heading
}
