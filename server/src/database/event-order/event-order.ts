import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'

const lock = 0x65766e74 // "evnt"

/**
 * Makes rows with growing ids visible in the order of their ids, so that a reader that has seen 7 never misses 6. PostgreSQL gives out ids
 * before the commit. So the transaction takes a lock of the schema until it commits. SQLite has one writer and needs none. Call it in the
 * transaction that inserts.
 */
export async function inOrder(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lock}::int, hashtext(current_schema()))`.execute(tx)
}
