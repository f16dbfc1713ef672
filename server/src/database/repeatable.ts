import { sql } from 'kysely'
import type { Database } from './database.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import { inTransaction } from './transaction.ts'

const settings = { usual: 2, unhurried: 1 } as const
const synchronous = (db: Database, setting: number) => sql`pragma synchronous = ${sql.lit(setting)}`.execute(db)

/**
 * Runs `work` like `inTransaction`, but does not wait for the disk. Use it for work that can be repeated from a source that is stored
 * elsewhere. Nothing is lost if the process ends. A power failure may undo the last such transactions; if it undoes one, it undoes all
 * later ones too. Before you delete the source, wait for an ordinary transaction.
 */
export async function inRepeatableTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  if (dialectOf(db) === 'postgres')
    return inTransaction(db, async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx)
      return work(tx)
    })
  // Nobody else uses the connection during this transaction, so every other commit still waits for the disk.
  return db.connection().execute(async (connection) => {
    await synchronous(connection, settings.unhurried)
    try {
      return await inTransaction(connection, work)
    } finally {
      await synchronous(connection, settings.usual)
    }
  })
}
