import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Pages after which a commit writes the log back itself. With the thread that happens only if the thread falls behind (32 MB). */
const pages = { withThread: 8_192, alone: 1_000 } as const

type Parts = {
  db: Database
  file: string
  /** Called with the problem if the thread ends by itself. */
  onEnd(problem: unknown): void
  start?: (file: string) => Worker
}

const startWorker = (file: string) => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: file })

/**
 * Writes the write-ahead log of a SQLite file back from a thread with its own connection. That takes ten milliseconds or more, because it
 * waits for the disk; if a commit does it, everybody waits. If the thread ends, commits do it again, as is SQLite’s default.
 */
export function checkpointsInThread({ db, file, onEnd, start = startWorker }: Parts) {
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
      onEnd(problem)
      await leaveTo(pages.alone)
    })
  }

  return {
    /** Resolves once the thread has taken over or has failed to start. */
    start: (): Promise<void> => (begun ??= begin()),
    /** Resolves once the thread’s connection is closed. */
    async stop(): Promise<void> {
      await begun?.catch(() => undefined)
      const ending = worker
      worker = undefined
      if (!ending) return
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      // Otherwise the process could end here, with the code 0 and before all else is closed, if nothing else keeps it running.
      ending.ref()
      ending.postMessage('stop', [])
      await ended
      await leaveTo(pages.alone)
    },
  }
}
