import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseHandle } from '../database.ts'
import type { Tables } from '../tables.ts'
import { migrationsTable } from '../migrations/marker.ts'

const int8 = 20
const numeric = 1700

/** Whole numbers arrive as numbers on both engines: what the tables hold stays below 2^53. */
const asNumber = new Map<number, (text: string) => number>([
  [int8, Number],
  [numeric, Number],
])

type Parser = (text: string) => unknown

export async function openPostgres(url: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'wasla',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
        asNumber.get(oid) ?? (pg.types.getTypeParser(oid, format) as Parser),
    },
  })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process (F11).
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const known = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [migrationsTable])
    return { db, dialect: 'postgres', isNew: known.rows[0]?.found === null, close: () => db.destroy() }
  } catch (error) {
    await pool.end()
    throw error
  }
}
