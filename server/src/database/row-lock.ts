import type { Database } from './database.ts'

type Lockable = 'profiles' | 'users'

/**
 * An update that changes nothing and so locks the rows it matches until the transaction ends, on both databases: `select … for update`
 * is PostgreSQL's alone. Narrow it with `where`, and read what it returns.
 */
export const lockRows = (tx: Database, table: Lockable) => tx.updateTable(table).set((row) => ({ created_at: row.ref('created_at') }))

/** Locks one row: of transactions that call this for the same row, each begins where the one before it ended. */
export const lockRow = (tx: Database, table: Lockable, id: string) => lockRows(tx, table).where('id', '=', id).execute()
