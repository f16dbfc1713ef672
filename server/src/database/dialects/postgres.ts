import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
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

/** Whole numbers arrive as numbers on both engines: what the tables hold stays below 2^53. */
const asNumber = new Map<number, (text: string) => number>([
  [int8, Number],
  [numeric, Number],
])

type Parser = (text: string) => unknown

export type PostgresOptions = {
  url: string
  /** Whether an empty database may become a new one: in live only where the environment says so (F8). */
  create: boolean
  /** The longest a statement of a request may take, in milliseconds. Migrations take as long as they take. */
  longest?: number
  /** The longest a transaction may wait for its next statement, in milliseconds. */
  longestIdle?: number
}

export async function openPostgres({ url, create, longest = 5_000, longestIdle = 10_000 }: PostgresOptions): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Statements are sent without waiting for the answer to the one before: `limitedPool` needs it.
    pipeline: true,
    application_name: 'wasla',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
        asNumber.get(oid) ?? (pg.types.getTypeParser(oid, format) as Parser),
    },
  })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process (F11). So would that of a
  // connection that is lent and breaks between two statements: its next statement says so.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({
    dialect: new MigratingPostgresDialect({ pool: limitedPool(pool, { statement: longest, idleInTransaction: longestIdle }) }),
  })
  try {
    const known = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [migrationsTable])
    const isNew = known.rows[0]?.found === null
    if (isNew && !create)
      throw new DatabaseRefused(
        'The database at DATABASE_URL is empty. Restore a backup into it, or start once with DATABASE_CREATE=1 to begin with a new one.',
      )
    return { db, dialect: 'postgres', isNew, close: () => db.destroy() }
  } catch (error) {
    await pool.end()
    throw error
  }
}
