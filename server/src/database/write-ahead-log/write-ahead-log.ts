import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Database } from '../database.ts'
import { mostLogBytes } from './limit.ts'

type Parts = {
  db: Database
  /** Path of the database file. */
  file: string
  clock: Clock
  log: Log
  /** Returns whether requests wait already. Then no checkpoint is made. */
  isBusy(): boolean
  most?: number
}

/** Longest time in milliseconds that a checkpoint waits for readers. All requests wait with it. */
const patience = 50
const usualPatience = 1_000

/**
 * SQLite’s write-ahead log restarts once nobody reads from its end. A reader that never finishes, such as a backup program or a forgotten
 * shell, lets it grow until the disk is full (F9). Above 64 MB this raises an alarm, and writes the log back and restarts it once no
 * requests wait.
 */
export function watchWriteAheadLog({ db, file, clock, log, isBusy, most = mostLogBytes }: Parts) {
  const reportThrottled = throttle(clock, 10 * 60_000)

  async function restart(): Promise<boolean> {
    await sql`pragma busy_timeout = ${sql.lit(patience)}`.execute(db)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(restart)`.execute(db)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(usualPatience)}`.execute(db)
    }
  }

  return {
    /** Checks the size of the log once. */
    async check(): Promise<void> {
      const bytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
      if (bytes <= most) return
      const isAnew = !isBusy() && (await restart())
      reportThrottled('size', () => log.error('The write-ahead log of the database is too large', { bytes, isAnew }))
    },
  }
}
