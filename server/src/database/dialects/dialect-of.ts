import { SqliteAdapter } from 'kysely'
import type { Database } from '../handle.ts'
import type { Dialect } from './dialect.ts'

/** Returns the dialect of a database or a transaction. */
export const dialectOf = (db: Database): Dialect => (db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres')
