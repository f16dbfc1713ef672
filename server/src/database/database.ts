import { openPostgres, type PostgresOptions } from './dialects/postgres.ts'
import { openSqlite, type SqliteOptions } from './dialects/sqlite.ts'
import type { DatabaseHandle } from './handle.ts'

export type { Database, DatabaseHandle } from './handle.ts'

export type DatabaseOptions = ({ kind: 'postgres' } & PostgresOptions) | ({ kind: 'sqlite' } & SqliteOptions)

/**
 * Opens the product’s only database and checks that it is ours and undamaged (F6, F8). Throws `DatabaseRefused` if it is not. `migrate`
 * creates the tables.
 */
export const openDatabase = (options: DatabaseOptions): Promise<DatabaseHandle> =>
  options.kind === 'postgres' ? openPostgres(options) : openSqlite(options)
