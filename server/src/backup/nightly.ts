import { Worker } from 'node:worker_threads'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { isBackupDue } from './due.ts'
import { finishedBackups } from '../database/backups.ts'
import type { MakeBackup } from './make.ts'

/** Wait after a failure, in milliseconds: a failed copy costs as much as a good one, and its cause rarely goes away in a minute. */
const againAfter = 15 * 60_000

type Parts = {
  dataDir: string
  hasFiles: boolean
  /** Time at which the database was made. */
  born: number
  /** The machine's clock, because a demo can move its own clock. */
  clock: Clock
  log: Log
}

/** Makes a backup each night while the product runs (U-07). A failed run throws. The caller logs the error, and a later run tries again. */
export function nightlyBackup({ dataDir, hasFiles, born, clock, log }: Parts) {
  let worker: Worker | undefined
  let isStopping = false
  let failedAt = -Infinity

  const make = (due: MakeBackup) =>
    new Promise<void>((resolve, reject) => {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: due })
      worker.once('error', reject)
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The backup was cut short.'))))
    }).finally(() => (worker = undefined))

  return {
    /** Makes a backup if one is due. */
    async run(): Promise<void> {
      const now = clock.now()
      if (isStopping || clock.monotonic() - failedAt < againAfter) return
      if (!isBackupDue(now, finishedBackups(dataDir)[0]?.manifest.madeAt ?? null, born)) return
      try {
        await make({ dataDir, now, hasFiles })
        const [made] = finishedBackups(dataDir)
        if (!made) throw new Error('The backup is not where it was made.')
        const { database, files } = made.manifest
        log.info('A backup was made', { name: made.name, bytes: database.bytes, files: files.count })
        if (files.missing > 0) log.warn('Files that the database speaks of are not there', { missing: files.missing })
      } catch (error) {
        // A backup that is interrupted by the shutdown leaves no valid files; it is made after the next start.
        if (isStopping) return
        failedAt = clock.monotonic()
        throw error
      }
    },
    async stop(): Promise<void> {
      isStopping = true
      await worker?.terminate()
    },
  }
}
