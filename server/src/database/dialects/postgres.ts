import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { statementLog } from './statement-log.ts'
import type { DatabaseHandle } from '../handle.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Tables } from '../schema.ts'
import { migrationsTable } from '../migrations/marker.ts'
import { limitedPool } from './limited-pool.ts'
import { MigratingPostgresAdapter } from './migration-adapters.ts'

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

export type PostgresOptions = {
  url: string
  /** Whether an empty database may become a new one: in live, only if the environment says so (F8). */
  create: boolean
  /** Called after each statement with its text, its duration in milliseconds, and its error if it failed. */
  onStatement?(statement: string, milliseconds: number, error: unknown): void
  /** Timeout of a statement in milliseconds. Migrations have none. */
  longest?: number
  /** Timeout in milliseconds of a transaction that waits for its next statement. */
  longestIdle?: number
}

export async function openPostgres({
  url,
  create,
  onStatement,
  longest = 5_000,
  longestIdle = 10_000,
}: PostgresOptions): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // `limitedPool` needs it: statements are sent without waiting for the answer to the one before.
    pipeline: true,
    application_name: 'wasla',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
        asNumber.get(oid) ?? (pg.types.getTypeParser(oid, format) as Parser),
    },
  })
  // The pool replaces a connection that breaks while idle. Without a listener, its error would end the process (F11).
  // The error of a lent connection between two statements would end it too. The next statement reports that error anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({
    dialect: new MigratingPostgresDialect({ pool: limitedPool(pool, { statement: longest, idleInTransaction: longestIdle }) }),
    ...statementLog(onStatement),
  })
  try {
    const known = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [migrationsTable])
    const isNew = known.rows[0]?.found === null
    if (isNew && !create)
      throw new DatabaseRefused(
        'The database at DATABASE_URL is empty. Restore a backup into it, or start once with DATABASE_CREATE=1 to begin with a new one.',
      )
    const connections = () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount })
    return { db, dialect: 'postgres', isNew, connections, close: () => db.destroy() }
  } catch (error) {
    await pool.end()
    throw error
  }
}
