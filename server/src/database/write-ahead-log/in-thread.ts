import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../database.ts'

/** After how many pages a commit writes the log back itself: while the thread does it, only where that cannot keep up (32 MB). */
const pages = { withThread: 8_192, alone: 1_000 } as const

type Parts = { db: Database; file: string; log: Log; start?: (file: string) => Worker }

const startWorker = (file: string) => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: file })

/**
 * Writes back the write-ahead log of a file of SQLite from a thread with a connection of its own. It takes ten milliseconds and more,
 * because it waits for the disk, and whichever commit does it keeps everybody waiting. A thread that ends leaves it to the commits again,
 * as SQLite does by itself.
 */
export function checkpointsInThread({ db, file, log, start = startWorker }: Parts) {
  let worker: Worker | undefined
  let begun: Promise<void> | undefined
  const leaveTo = (most: number) => sql`pragma wal_autocheckpoint = ${sql.lit(most)}`.execute(db)

  async function begin(): Promise<void> {
    const started = start(file)
    worker = started
    let problem: unknown
    const ended = new Promise<void>((resolve) => {
      started.once('error', (error: unknown) => void (problem = error)).once('exit', () => resolve())
    })
    const isReady = await Promise.race([
      new Promise<true>((resolve) => started.once('message', () => resolve(true))),
      ended.then(() => false as const),
    ])
    started.unref()
    if (isReady) await leaveTo(pages.withThread)
    void ended.then(async () => {
      if (worker !== started) return
      worker = undefined
      log.error('The thread that writes back the log of the database ended: commits do it again', { error: problem })
      await leaveTo(pages.alone)
    })
  }

  return {
    /** Resolves once the thread does it, or cannot. */
    start: (): Promise<void> => (begun ??= begin()),
    /** Resolves when the thread's connection is closed. */
    async stop(): Promise<void> {
      await begun?.catch(() => undefined)
      const ending = worker
      worker = undefined
      if (!ending) return
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      ending.postMessage('stop', [])
      await ended
      await leaveTo(pages.alone)
    },
  }
}
