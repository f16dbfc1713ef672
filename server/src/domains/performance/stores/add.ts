import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '#database/schema.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

type CountTable = 'day_counts' | 'program_day_counts' | 'country_counts' | 'uncounted_days' | 'program_uncounted_days' | 'visitor_days'

type ColumnOf<Name extends CountTable> = keyof Tables[Name] & string
/** One row of a table as it is written: of its counts by how much they change. */
export type Difference<Name extends CountTable> = { readonly [Column in ColumnOf<Name>]: string | number }

/** A table of counts: what tells its rows apart, and what is counted. */
export type Counted<Name extends CountTable> = {
  readonly table: Name
  readonly key: readonly ColumnOf<Name>[]
  readonly counts: readonly ColumnOf<Name>[]
}

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** A sum that stays where its column ends (Y-10): a counter never fails what it counts. Both engines add in 64 bits, so the sum itself is exact. */
const within = (sum: RawBuilder<unknown>) =>
  sql`case when ${sum} > 9007199254740991 then 9007199254740991 when ${sum} < 0 then 0 else ${sum} end`

/** Adds to rows, which begin where there are none. The rows differ in their keys. */
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

/** Takes from a row that has it. By itself: what is inserted has to be acceptable even where it only adds to another row. */
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
 * Changes counts by differences, one row for each key. Exact however many write at once: each addition is the database's own, under the lock
 * of its row.
 */
export async function add<Name extends CountTable>(tx: Database, counted: Counted<Name>, rows: readonly Difference<Name>[]): Promise<void> {
  const falls = (row: Difference<Name>) => counted.counts.some((name) => Number(row[name]) < 0)
  const rising = rows.filter((row) => !falls(row))
  if (rising.length > 0) await raise(tx, counted, rising)
  for (const row of rows.filter(falls)) await lower(tx, counted, row)
}
