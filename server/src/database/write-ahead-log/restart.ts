import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Longest time in milliseconds that a checkpoint waits for readers. All requests wait with it. */
const patience = 50
const usualPatience = 1_000

/** Writes the write-ahead log of a SQLite file back and restarts it. Returns false if a reader prevented that. */
export async function restartLog(db: Database): Promise<boolean> {
  await sql`pragma busy_timeout = ${sql.lit(patience)}`.execute(db)
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(restart)`.execute(db)
    return rows[0]?.busy === 0
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(usualPatience)}`.execute(db)
  }
}
