import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'

/** Of this schema: locks are the whole database's, in which others may have a schema of their own. */
const numberOf = (name: string) => sql`hashtextextended(concat_ws(' ', current_schema(), ${name}::text), 0)`

/**
 * Lets transactions that take the same name run one after the other, also where there is no row to lock yet. On SQLite they do anyway:
 * it has one writer.
 */
export async function takeNamedLock(tx: Database, dialect: Dialect, name: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${numberOf(name)})`.execute(tx)
}

/** The same without waiting: whether this transaction is the one, until it ends. */
export async function isAlone(tx: Database, dialect: Dialect, name: string): Promise<boolean> {
  if (dialect !== 'postgres') return true
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${numberOf(name)}) as taken`.execute(tx)
  return rows[0]?.taken === true
}
