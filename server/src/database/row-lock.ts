import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Dialect } from './dialects/dialect.ts'

type Lockable = 'profiles' | 'users' | 'wallets'

/**
 * Returns an update that changes nothing, and so locks the rows it matches until the transaction ends. It works on both engines; only
 * PostgreSQL has `select … for update`. Narrow it with `where`, and read the rows it returns.
 */
export const lockRows = (tx: Database, table: Lockable) => tx.updateTable(table).set((row) => ({ created_at: row.ref('created_at') }))

/** Locks one row until the transaction ends. Transactions that lock the same row run one after the other. */
export const lockRow = (tx: Database, table: Lockable, id: string) => lockRows(tx, table).where('id', '=', id).execute()

/**
 * Locks the rows of a query until the transaction ends, in the order in which it reads them: `query.$call(locking(dialect))`. Use it for
 * tables that refuse an update without a change. SQLite has one writer and needs no lock.
 */
export const locking =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forUpdate() : query

/**
 * Locks like `locking`, and leaves out rows that another transaction has locked. Use it for a queue from which several processes take: none
 * waits for another, and no two take the same row. A row that is left out is taken by the next run.
 */
export const lockingFree =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forUpdate().skipLocked() : query

/**
 * Locks like `locking`, for rows that other rows refer to. Does not block transactions that add or remove those other rows. Such a
 * transaction blocks only a delete of the locked row or a change of its key, and no code does either.
 */
export const lockingButKeys =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forNoKeyUpdate() : query

/**
 * Locks like `locking`, but shared: the rows must not change until the transaction ends, and several transactions may rely on them at once.
 * Many profiles can join a program at once without waiting; a change of the program waits for all of them.
 */
export const sharing =
  (dialect: Dialect) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ): SelectQueryBuilder<Tables, Table, Output> =>
    dialect === 'postgres' ? query.forShare() : query
