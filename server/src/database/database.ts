import { openPostgres, type PostgresOptions } from './dialects/postgres.ts'
import { openSqlite, type SqliteOptions } from './dialects/sqlite.ts'
import type { DatabaseHandle } from './handle.ts'

export type { Database, DatabaseHandle } from './handle.ts'

export type DatabaseOptions = ({ kind: 'postgres' } & PostgresOptions) | ({ kind: 'sqlite' } & SqliteOptions)

/**
 * Opens the one store of the product and proves that it is ours and whole (F6, F8): throws `DatabaseRefused` where it is not.
 * The tables themselves come from `migrate`.
 */
export const openDatabase = (options: DatabaseOptions): Promise<DatabaseHandle> =>
  options.kind === 'postgres' ? openPostgres(options) : openSqlite(options)
