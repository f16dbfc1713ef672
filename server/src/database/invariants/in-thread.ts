import { Worker } from 'node:worker_threads'
import type { Finding } from './broken.ts'

/** Error of a check that `stop` cut short, when the server stops. */
export class CheckStopped extends Error {}

/**
 * Checks all invariants of a SQLite file in a thread with its own connection. The views read the whole ledger; with a million entries they
 * would block every request for seconds. PostgreSQL reads in its own process anyway.
 */
export function invariantsInThread(file: string) {
  let worker: Worker | undefined
  let isStopped = false
  return {
    find: (): Promise<Finding[]> =>
      new Promise<Finding[]>((resolve, reject) => {
        const stopped = () => new CheckStopped('The check of the invariants was cut short.')
        if (isStopped) return reject(stopped())
        worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file })
        worker.once('message', resolve)
        worker.once('error', reject)
        // Rejecting has no effect after an answer. A worker that ends without an answer must not count as a correct ledger.
        worker.once('exit', () => reject(isStopped ? stopped() : new Error('The check of the invariants ended without an answer.')))
      }).finally(() => (worker = undefined)),
    /** Cuts a running check short. */
    async stop(): Promise<void> {
      isStopped = true
      await worker?.terminate()
    },
  }
}
