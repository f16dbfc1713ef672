import { statSync } from 'node:fs'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { throttle } from './throttle.ts'
import type { Database } from '../database/database.ts'
import { mostLogBytes } from '#database/write-ahead-log/limit.ts'
import { restartLog } from '#database/write-ahead-log/restart.ts'

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

/**
 * SQLite’s write-ahead log restarts once nobody reads from its end. A reader that never finishes, such as a backup program or a forgotten
 * shell, lets it grow until the disk is full (F9). Above 64 MB this raises an alarm, and writes the log back and restarts it once no
 * requests wait.
 */
export function watchWriteAheadLog({ db, file, clock, log, isBusy, most = mostLogBytes }: Parts) {
  const reportThrottled = throttle(clock, 10 * 60_000)

  return {
    /** Checks the size of the log once. */
    async check(): Promise<void> {
      const bytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
      if (bytes <= most) return
      const isAnew = !isBusy() && (await restartLog(db))
      reportThrottled('size', () => log.error('The write-ahead log of the database is too large', { bytes, isAnew }))
    },
  }
}
