import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { seldom } from '../../platform/seldom.ts'
import type { Database } from '../database.ts'
import { mostLogBytes } from './limit.ts'

type Parts = {
  db: Database
  /** The database's file. */
  file: string
  clock: Clock
  log: Log
  /** Whether requests wait already: then nothing is added to it. */
  isBusy(): boolean
  most?: number
}

/** A checkpoint waits for readers no longer than this: every request waits with it. */
const patience = 50
const usualPatience = 1_000

/**
 * SQLite's write-ahead log begins anew once nobody reads from its end any more. A reader that never lets go, a backup program or a
 * forgotten shell, lets it grow until the disk is full (F9): beyond 64 MB there is an alarm, and in a quiet moment the log is written
 * back and begun anew.
 */
export function watchWriteAheadLog({ db, file, clock, log, isBusy, most = mostLogBytes }: Parts) {
  const reportSeldom = seldom(clock, 10 * 60_000)

  async function beginAnew(): Promise<boolean> {
    await sql`pragma busy_timeout = ${sql.lit(patience)}`.execute(db)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(restart)`.execute(db)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(usualPatience)}`.execute(db)
    }
  }

  return {
    /** One look at its size. */
    async look(): Promise<void> {
      const bytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
      if (bytes <= most) return
      const isAnew = !isBusy() && (await beginAnew())
      reportSeldom('size', () => log.error('The write-ahead log of the database is too large', { bytes, isAnew }))
    },
  }
}
