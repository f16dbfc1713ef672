import { SqliteAdapter } from 'kysely'
import type { Database } from '../handle.ts'
import type { Dialect } from './dialect.ts'

/** What the engine of a database, or of a transaction, speaks. */
export const dialectOf = (db: Database): Dialect => (db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres')
