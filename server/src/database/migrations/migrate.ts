import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { DatabaseRefused } from '../refused.ts'
import { inTransaction } from '../transaction.ts'
import { migrations } from './list.ts'
import { applicationId, migrationsTable } from './marker.ts'
import type { Migration } from './migration.ts'

const run = (tx: Database, statement: string) => tx.executeQuery(CompiledQuery.raw(statement))

/**
 * Only one process migrates at a time: SQLite's transaction already holds the write lock, PostgreSQL takes one by name. Neither waiting
 * for another process nor a step over a large table is cut short by the limit that holds for requests.
 */
async function alone(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${applicationId})`.execute(tx)
}

async function applied(tx: Database, dialect: Dialect): Promise<string[]> {
  const columns =
    dialect === 'sqlite' ? 'name text not null primary key, at integer not null' : 'name text not null primary key, at bigint not null'
  await run(tx, `create table if not exists ${migrationsTable} (${columns})${dialect === 'sqlite' ? ' strict' : ''}`)
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationsTable)} order by name`.execute(tx)
  return rows.map((row) => row.name)
}

/**
 * Brings the schema to what this program expects, all of it or nothing: every pending step, its entry and SQLite's marker commit
 * together, so a start that is killed leaves the old schema and the next one finishes (F10). Several processes may call it at once.
 * `at` is the moment written beside each step. `within` runs last, in the same transaction: what it throws leaves the old schema.
 * Answers the names of the steps that ran.
 */
export const migrate = (
  db: Database,
  dialect: Dialect,
  at: number,
  steps: readonly Migration[] = migrations,
  within: (tx: Database) => Promise<void> = async () => undefined,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await alone(tx, dialect)
    const done = await applied(tx, dialect)
    const unknown = done.filter((name) => !steps.some((step) => step.name === name))
    if (unknown.length > 0) throw new DatabaseRefused(`The database was made by a newer version of the program (${unknown.join(', ')}).`)
    const pending = steps.filter((step) => !done.includes(step.name))
    for (const step of pending) {
      for (const statement of step.statements(dialect)) await run(tx, statement)
      await sql`insert into ${sql.table(migrationsTable)} (name, at) values (${step.name}, ${at})`.execute(tx)
    }
    if (dialect === 'sqlite') {
      await run(tx, `pragma application_id = ${applicationId}`)
      await run(tx, `pragma user_version = ${steps.length}`)
    }
    await within(tx)
    return pending.map((step) => step.name)
  })

/** When the first step ran: the moment the database was made. */
export async function bornAt(db: Database): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`select min(at) as at from ${sql.table(migrationsTable)}`.execute(db)
  return rows[0]?.at ?? 0
}
