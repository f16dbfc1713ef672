import { Worker } from 'node:worker_threads'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { isBackupDue } from './due.ts'
import { finishedBackups } from './stored.ts'
import type { MakeBackup } from './make.ts'

/** A copy costs as much as it fails; what keeps it from counting is seldom gone in a minute. */
const againAfter = 15 * 60_000

type Parts = {
  dataDir: string
  hasFiles: boolean
  /** When the database was made. */
  born: number
  /** The machine's own: a demonstration's days pass at will. */
  clock: Clock
  log: Log
}

/** A backup each night while the product runs (U-07). One that fails is logged by whoever runs this, and tried again after a while. */
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
    /** Makes one where one is due. */
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
        // What is under way when the product stops leaves nothing that counts; it is made after the next start.
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
