import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { Tables } from './schema.ts'
import { openPostgres, type PostgresOptions } from './dialects/postgres.ts'
import { openSqlite, type SqliteOptions } from './dialects/sqlite.ts'

export type Database = Kysely<Tables>

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Nothing was in it when it was opened: a world may be seeded. */
  isNew: boolean
  close(): Promise<void>
}

export type DatabaseOptions = ({ kind: 'postgres' } & PostgresOptions) | ({ kind: 'sqlite' } & SqliteOptions)

/**
 * Opens the one store of the product and proves that it is ours and whole (F6, F8): throws `DatabaseRefused` where it is not.
 * The tables themselves come from `migrate`.
 */
export const openDatabase = (options: DatabaseOptions): Promise<DatabaseHandle> =>
  options.kind === 'postgres' ? openPostgres(options) : openSqlite(options)
