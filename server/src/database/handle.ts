import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Whether the database was empty when it was opened. Demo and local then switch all flags on. */
  isNew: boolean
  close(): Promise<void>
}
