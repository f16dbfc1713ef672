import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { migrationsTable } from './marker.ts'

const history = sql.table(migrationsTable)
const earlier = sql.table(`${migrationsTable}_earlier`)

const create = (tx: Database) =>
  sql`create table if not exists ${history} (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)

const columnsOf = {
  sqlite: sql<{ name: string }>`select name from pragma_table_info(${migrationsTable})`,
  postgres: sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${migrationsTable}`,
} as const satisfies Record<Dialect, unknown>

/** Returns whether the history has the form of earlier versions, which ran migrations without Kysely and stored times in a column `at`. */
async function isEarlierTable(tx: Database, dialect: Dialect): Promise<boolean> {
  const { rows } = await columnsOf[dialect].execute(tx)
  return rows.some(({ name }) => name === 'at')
}

/** Creates the table of applied migrations, in the form that Kysely's migrator reads. Copies the rows of an earlier form into it. */
export async function prepareHistory(tx: Database, dialect: Dialect): Promise<void> {
  if (!(await isEarlierTable(tx, dialect))) {
    await create(tx)
    return
  }
  await sql`alter table ${history} rename to ${earlier}`.execute(tx)
  const { rows } = await sql<{ name: string; at: number }>`select name, at from ${earlier}`.execute(tx)
  await sql`drop table ${earlier}`.execute(tx)
  await create(tx)
  for (const { name, at } of rows) await record(tx, name, at)
}

/** Records that a migration ran at this time, in milliseconds. */
const record = (tx: Database, name: string, at: number) =>
  sql`insert into ${history} (name, timestamp) values (${name}, ${new Date(at).toISOString()})`.execute(tx)

/** Sets the recorded time of a migration that just ran, because Kysely records the time of the machine. */
export const recordTime = (tx: Database, name: string, at: number) =>
  sql`update ${history} set timestamp = ${new Date(at).toISOString()} where name = ${name}`.execute(tx)

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
