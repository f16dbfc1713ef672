import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Dialect } from './dialects/dialect.ts'

type Lockable = 'profiles' | 'users' | 'wallets'

/**
 * An update that changes nothing and so locks the rows it matches until the transaction ends, on both databases: `select … for update`
 * is PostgreSQL's alone. Narrow it with `where`, and read what it returns.
 */
export const lockRows = (tx: Database, table: Lockable) => tx.updateTable(table).set((row) => ({ created_at: row.ref('created_at') }))

/** Locks one row: of transactions that call this for the same row, each begins where the one before it ended. */
export const lockRow = (tx: Database, table: Lockable, id: string) => lockRows(tx, table).where('id', '=', id).execute()

/**
 * Locks the rows that a query reads until the transaction ends, in the order in which it reads them: `query.$call(locking(dialect))`.
 * For rows that refuse an update that changes nothing. SQLite has one writer, and nothing to lock.
 */
export const locking =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forUpdate() : query

/**
 * The same for rows that others refer to: who adds or removes what belongs to one need not wait. Only who deletes the row, or changes its
 * key, would have to wait for them, and nobody does.
 */
export const lockingButKeys =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forNoKeyUpdate() : query

/**
 * Like `locking`, for rows that must stay as they are until the transaction ends while others may rely on them at once too: of many who
 * join one program none waits for another, and who changes it waits for all.
 */
export const sharing =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forShare() : query
