import { sql } from 'kysely'
import type { Database } from './database.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import { inTransaction } from './transaction.ts'

const settings = { usual: 2, unhurried: 1 } as const
const synchronous = (db: Database, setting: number) => sql`pragma synchronous = ${sql.lit(setting)}`.execute(db)

/**
 * `inTransaction` for what would be done again in the same way if it were undone, because what it is made of lies somewhere safe: it does
 * not wait for the disk. The end of the process undoes nothing of it; a loss of power may undo the last of them, and never one without all
 * that came after it. Whoever throws away what it was made of waits for an ordinary transaction first.
 */
export async function inRepeatableTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  if (dialectOf(db) === 'postgres')
    return inTransaction(db, async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx)
      return work(tx)
    })
  // The connection is nobody else's meanwhile: every other commit waits for the disk as ever.
  return db.connection().execute(async (connection) => {
    await synchronous(connection, settings.unhurried)
    try {
      return await inTransaction(connection, work)
    } finally {
      await synchronous(connection, settings.usual)
    }
  })
}
