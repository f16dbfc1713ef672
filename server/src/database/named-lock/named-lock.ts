import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'

/** Includes the name of the schema. Advisory locks belong to the whole database, and another schema may use the same lock name. */
const numberOf = (name: string) => sql`hashtextextended(concat_ws(' ', current_schema(), ${name}::text), 0)`

/**
 * Makes transactions with the same name run one after the other, even if there is no row to lock yet. SQLite has one writer, so it needs no
 * lock.
 */
export async function takeNamedLock(tx: Database, dialect: Dialect, name: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${numberOf(name)})`.execute(tx)
}

/** Tries to take the lock until the transaction ends, without waiting. Returns whether this transaction got it. */
export async function isAlone(tx: Database, dialect: Dialect, name: string): Promise<boolean> {
  if (dialect !== 'postgres') return true
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${numberOf(name)}) as taken`.execute(tx)
  return rows[0]?.taken === true
}
