import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '#database/schema.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

type CountTable = 'day_counts' | 'program_day_counts' | 'country_counts' | 'uncounted_days' | 'program_uncounted_days' | 'visitor_days'

type ColumnOf<Name extends CountTable> = keyof Tables[Name] & string
/** A row that changes a row of a count table: its counts are differences, not totals. */
export type Difference<Name extends CountTable> = { readonly [Column in ColumnOf<Name>]: string | number }

/** A table of counts, with its key columns and its count columns. */
export type Counted<Name extends CountTable> = {
  readonly table: Name
  readonly key: readonly ColumnOf<Name>[]
  readonly counts: readonly ColumnOf<Name>[]
}

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/**
 * Keeps a sum within the range of its column (Y-10), so that an overflow never fails a write. Both engines add in 64 bits, so the sum
 * itself is exact.
 */
const within = (sum: RawBuilder<unknown>) =>
  sql`case when ${sum} > 9007199254740991 then 9007199254740991 when ${sum} < 0 then 0 else ${sum} end`

/** Adds rows to a count table, and inserts rows that do not exist. The given rows must have different keys. */
async function raise<Name extends CountTable>(tx: Database, { table, key, counts }: Counted<Name>, rows: readonly Difference<Name>[]) {
  const columns = [...key, ...counts]
  const given = jsonRows(
    dialectOf(tx),
    Object.fromEntries([...key.map((name) => [name, 'text'] as const), ...counts.map((name) => [name, 'integer'] as const)]),
    rows.map((row) => columns.map((column) => row[column])),
  )
  const sums = sql.join(
    counts.map((name) => sql`${sql.ref(name)} = ${within(sql`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`)}`),
  )
  await sql`
    insert into ${sql.table(table)} (${list(columns)}) select ${list(columns)} from ${given} as given where true
    on conflict (${list(key)}) do update set ${sums}`.execute(tx)
}

/** Subtracts from an existing row. `raise` cannot do this: it inserts first, and the inserted row would violate the table’s checks. */
async function lower<Name extends CountTable>(tx: Database, { table, key, counts }: Counted<Name>, row: Difference<Name>) {
  const sums = sql.join(counts.map((name) => sql`${sql.ref(name)} = ${within(sql`${sql.ref(name)} + ${row[name]}`)}`))
  const same = sql.join(
    key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sums} where ${same}`.execute(tx)
  if (!numAffectedRows) throw new Error(`Nothing is counted in ${table} that could fall`)
}

/**
 * Adds differences to counts; each key may occur once. Exact with many writers at once, because the database adds under the lock of each
 * row. Throws if it would have to lower a count that does not exist.
 */
export async function add<Name extends CountTable>(tx: Database, counted: Counted<Name>, rows: readonly Difference<Name>[]): Promise<void> {
  const falls = (row: Difference<Name>) => counted.counts.some((name) => Number(row[name]) < 0)
  const rising = rows.filter((row) => !falls(row))
  if (rising.length > 0) await raise(tx, counted, rising)
  for (const row of rows.filter(falls)) await lower(tx, counted, row)
}
