import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from '../handle.ts'
import type { Tables } from '../schema.ts'
import { MigratingPostgresAdapter } from './migration-adapters.ts'
import { statementLog, type OnStatement } from './statement-log.ts'

class MigratingPostgresDialect extends PostgresDialect {
  override createAdapter() {
    return new MigratingPostgresAdapter()
  }
}

const int8 = 20
const numeric = 1700

/** Parses whole numbers to numbers, as on SQLite: values in the tables are below 2^53. */
const asNumber = new Map<number, (text: string) => number>([
  [int8, Number],
  [numeric, Number],
])

type Parser = (text: string) => unknown

/**
 * Returns a pool that connects when a statement needs a connection. A connection that takes longer than `connectWithin` milliseconds fails.
 */
export function newPool(url: string, connectWithin: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectWithin,
    // `limitedPool` needs it: statements are sent without waiting for the answer to the one before.
    pipeline: true,
    application_name: 'wasla',
    // A connection that is dead while idle is found before a statement needs it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
        asNumber.get(oid) ?? (pg.types.getTypeParser(oid, format) as Parser),
    },
  })
  // The pool replaces a connection that breaks while idle. Without a listener, its error would end the process (F11).
  // The error of a lent connection between two statements would end it too. The next statement reports that error anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Returns the database behind a pool. `onStatement` is called after each statement. */
export const databaseOn = (pool: PostgresPool, onStatement?: OnStatement): Database =>
  new Kysely<Tables>({ dialect: new MigratingPostgresDialect({ pool }), ...statementLog(onStatement) })
