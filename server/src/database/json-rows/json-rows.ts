import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

const types = { text: 'text', integer: 'bigint' } as const

/** Names of columns with what they hold, in the order of a row's values. */
export type Columns = Readonly<Record<string, keyof typeof types>>
export type Value = string | number | null

/**
 * Rows that a statement reads like a table: `from ${jsonRows(dialect, { id: 'text' }, rows)} as given`. All of them are one parameter, so
 * the statement is the same however many there are, and is prepared once. SQLite takes the rows apart in its own form of JSON, which it need
 * not read once more for each row.
 */
export function jsonRows(dialect: Dialect, columns: Columns, rows: readonly (readonly Value[])[]): RawBuilder<unknown> {
  const fields = Object.entries(columns).map(
    ([name, type], at) => sql`cast(value ->> ${sql.lit(at)} as ${sql.raw(types[type])}) as ${sql.ref(name)}`,
  )
  const text = JSON.stringify(rows)
  const source = dialect === 'sqlite' ? sql`jsonb_each(${text})` : sql`jsonb_array_elements(cast(${text} as jsonb))`
  return sql`(select ${sql.join(fields)} from ${source})`
}

/** A value for each of some columns. */
export type RowOf<Given extends Columns> = { readonly [Column in keyof Given]: Value }

/**
 * `insert into` a table for rows in one parameter; what to do at a clash may follow it. Given an `order`, the rows are written in it, so
 * that a trigger finds those before.
 */
export function insertingRows<Given extends Columns>(
  dialect: Dialect,
  table: string,
  columns: Given,
  rows: readonly RowOf<Given>[],
  order?: keyof Given & string,
): RawBuilder<unknown> {
  const names: readonly (keyof Given & string)[] = Object.keys(columns)
  const values = rows.map((row) => names.map((name) => row[name]))
  const fields = sql.join(names.map((name) => sql.ref(name)))
  // Without a condition SQLite takes `on conflict` for one of a join.
  const ordered = order === undefined ? sql`` : sql` order by ${sql.ref(order)}`
  return sql`insert into ${sql.table(table)} (${fields}) select ${fields} from ${jsonRows(dialect, columns, values)} as given
    where true${ordered}`
}
