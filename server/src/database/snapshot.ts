import { sql } from 'kysely'
import type { Database } from './database.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs `read` in one transaction whose statements all see the database as it was at the first of them. On SQLite every transaction does; on
 * PostgreSQL others can commit between two statements otherwise. Not for writes, and not inside another transaction.
 */
export async function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) throw new Error('A snapshot begins with its own transaction')
  return inTransaction(db, async (tx) => {
    if (dialectOf(tx) === 'postgres') await sql`set transaction isolation level repeatable read`.execute(tx)
    return read(tx)
  })
}
