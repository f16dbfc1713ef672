import type { Pool } from 'pg'
import type { DatabaseHandle } from '../handle.ts'
import { DatabaseRefused } from '../refused.ts'
import { migrationsTable } from '../migrations/marker.ts'
import { openReplica, type ReplicaOptions } from '../replica/open-replica.ts'
import { limitedPool } from './limited-pool.ts'
import { databaseOn, newPool } from './postgres-pool.ts'

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
  /** A streaming replica of this server; null if there is none. */
  replica?: ReplicaOptions | null
}

export const openPostgres = ({ url, ...options }: PostgresOptions): Promise<DatabaseHandle> => openPool(newPool(url, 5_000), options)

/** Opens the database behind a pool. Closing the database ends the pool. */
export async function openPool(
  pool: Pool,
  { create, onStatement, longest = 5_000, longestIdle = 10_000, replica: ofReplica = null }: Omit<PostgresOptions, 'url'>,
): Promise<DatabaseHandle> {
  const limited = limitedPool(pool, { statement: longest, idleInTransaction: longestIdle })
  const db = databaseOn(limited, onStatement)
  try {
    const known = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [migrationsTable])
    const isNew = known.rows[0]?.found === null
    if (isNew && !create)
      throw new DatabaseRefused(
        'The database at DATABASE_URL is empty. Restore a backup into it, or start once with DATABASE_CREATE=1 to begin with a new one.',
      )
    const connections = () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount })
    const replica = ofReplica && openReplica(ofReplica, { pool: limited, db }, onStatement)
    const close = async () => {
      await replica?.close()
      await db.destroy()
    }
    return { db, dialect: 'postgres', isNew, connections, close, ...(replica && { replica: replica.part }) }
  } catch (error) {
    await pool.end()
    throw error
  }
}
