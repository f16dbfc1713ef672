import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** How many connections of a pool run statements, how many are idle, and how many callers wait for one. */
type Connections = { used: number; idle: number; waiting: number }

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Whether the database was empty when it was opened. Demo and local then switch all flags on. */
  isNew: boolean
  /** Counts the connections of the pool; absent if there is none. */
  connections?(): Connections
  close(): Promise<void>
}
