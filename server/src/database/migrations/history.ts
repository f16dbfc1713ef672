import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { migrationsTable } from './marker.ts'

const history = sql.table(migrationsTable)

/** A step that ran. `olderMayRun`: whether a version without this step may use the database. */
export type Applied = { readonly name: string; readonly olderMayRun: boolean }

/** Adds the column `older_may_run` if the history was made before it existed. */
async function addColumn(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') {
    const { rows } = await sql`select 1 from pragma_table_info(${migrationsTable}) where name = 'older_may_run'`.execute(tx)
    if (rows.length > 0) return
  }
  const condition = dialect === 'sqlite' ? sql`` : sql`if not exists`
  await sql`alter table ${history} add column ${condition} older_may_run integer not null default 0`.execute(tx)
}

/** Creates the table of applied migrations, in the form that Kysely's migrator reads. */
export async function prepareHistory(tx: Database, dialect: Dialect): Promise<void> {
  await sql`create table if not exists ${history} (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)
  await addColumn(tx, dialect)
}

/** Deletes the records of all migrations. */
export const removeHistory = (tx: Database) => sql`delete from ${history}`.execute(tx)

/** Records that a migration ran at this time, in milliseconds. */
export const record = (tx: Database, name: string, at: number) =>
  sql`insert into ${history} (name, timestamp) values (${name}, ${new Date(at).toISOString()})`.execute(tx)

/** Sets the time and `olderMayRun` in the record of a migration that just ran. Kysely has recorded the time of the machine there. */
export const completeRecord = (tx: Database, { name, olderMayRun }: Applied, at: number) =>
  sql`update ${history} set timestamp = ${new Date(at).toISOString()}, older_may_run = ${Number(olderMayRun)} where name = ${name}`.execute(
    tx,
  )

/** Returns the migrations that ran. The history may lack the column `older_may_run`, because only a start adds it. */
export async function appliedMigrations(tx: Database): Promise<Applied[]> {
  const { rows } = await sql<{ name: string; older_may_run?: number }>`select * from ${history} order by name`.execute(tx)
  return rows.map(({ name, older_may_run: older = 0 }) => ({ name, olderMayRun: older === 1 }))
}

/** Returns the time of the first migration, in milliseconds, which is when the database was made; 0 if none ran. */
export async function createdAt(db: Database): Promise<number> {
  const { rows } = await sql<{ timestamp: string | null }>`select min(timestamp) as timestamp from ${history}`.execute(db)
  const [first] = rows
  return first?.timestamp ? Date.parse(first.timestamp) : 0
}
