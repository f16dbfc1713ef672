import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

const types = { text: 'text', integer: 'bigint' } as const

/** Column names with their types, in the order of a row’s values. */
export type Columns = Readonly<Record<string, keyof typeof types>>
export type Value = string | number | null

/**
 * Returns rows that a statement reads like a table: `from ${jsonRows(dialect, { id: 'text' }, rows)} as given`. All rows are one parameter,
 * so the statement is the same for any number of them and is prepared once. SQLite uses its binary JSON, so that it does not parse the text
 * again for each row.
 */
export function jsonRows(dialect: Dialect, columns: Columns, rows: readonly (readonly Value[])[]): RawBuilder<unknown> {
  const fields = Object.entries(columns).map(
    ([name, type], at) => sql`cast(value ->> ${sql.lit(at)} as ${sql.raw(types[type])}) as ${sql.ref(name)}`,
  )
  const text = JSON.stringify(rows)
  const source = dialect === 'sqlite' ? sql`jsonb_each(${text})` : sql`jsonb_array_elements(cast(${text} as jsonb))`
  return sql`(select ${sql.join(fields)} from ${source})`
}

/** One value for each column. */
export type RowOf<Given extends Columns> = { readonly [Column in keyof Given]: Value }

/**
 * Returns an `insert into` statement for rows that are one parameter. An `on conflict` may follow it. With `order`, the rows are written in
 * that order, so that a trigger finds the earlier ones.
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
  // Without `where true`, SQLite would read `on conflict` as the condition of a join.
  const ordered = order === undefined ? sql`` : sql` order by ${sql.ref(order)}`
  return sql`insert into ${sql.table(table)} (${fields}) select ${fields} from ${jsonRows(dialect, columns, values)} as given
    where true${ordered}`
}
