import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { migrationsTable } from './marker.ts'

const history = sql.table(migrationsTable)
/** Creates the table of applied migrations, in the form that Kysely's migrator reads. */
export const prepareHistory = (tx: Database) =>
  sql`create table if not exists ${history} (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)

/** Deletes the records of all migrations. */
export const removeHistory = (tx: Database) => sql`delete from ${history}`.execute(tx)

/** Records that a migration ran at this time, in milliseconds. */
export const record = (tx: Database, name: string, at: number) =>
  sql`insert into ${history} (name, timestamp) values (${name}, ${new Date(at).toISOString()})`.execute(tx)

/** Sets the recorded time of a migration that just ran, because Kysely records the time of the machine. */
export const recordTime = (tx: Database, name: string, at: number) =>
  sql`update ${history} set timestamp = ${new Date(at).toISOString()} where name = ${name}`.execute(tx)

/** Returns the names of the migrations that ran. */
export async function appliedMigrations(tx: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${history} order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Returns the time of the first migration, in milliseconds, which is when the database was made; 0 if none ran. */
export async function createdAt(db: Database): Promise<number> {
  const { rows } = await sql<{ timestamp: string | null }>`select min(timestamp) as timestamp from ${history}`.execute(db)
  const [first] = rows
  return first?.timestamp ? Date.parse(first.timestamp) : 0
}
