import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Whether the database was empty when it was opened, so that a world may be seeded. */
  isNew: boolean
  close(): Promise<void>
}
