import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

const types = { text: 'text', integer: 'bigint' } as const

/** Names of columns with what they hold, in the order of a row's values. */
export type Columns = Readonly<Record<string, keyof typeof types>>
export type Value = string | number | null

/**
 * Rows that a statement reads like a table: `from ${jsonRows(dialect, { id: 'text' }, rows)} as given`. All of them are one parameter, so
 * the statement is the same however many there are, and is prepared once.
 */
export function jsonRows(dialect: Dialect, columns: Columns, rows: readonly (readonly Value[])[]): RawBuilder<unknown> {
  const fields = Object.entries(columns).map(
    ([name, type], at) => sql`cast(value ->> ${sql.lit(at)} as ${sql.raw(types[type])}) as ${sql.ref(name)}`,
  )
  const text = JSON.stringify(rows)
  const source = dialect === 'sqlite' ? sql`json_each(${text})` : sql`jsonb_array_elements(cast(${text} as jsonb))`
  return sql`(select ${sql.join(fields)} from ${source})`
}
