import { Worker } from 'node:worker_threads'
import type { Finding } from './broken.ts'

/** Why a look has no answer: it was cut short from here, when the server stops. */
export class LookStopped extends Error {}

/**
 * Looks at every view of a file of SQLite from a thread with a connection of its own: they read the whole ledger, and over a million
 * entries would hold up every request for seconds. PostgreSQL reads in a process of its own anyway.
 */
export function invariantsInThread(file: string) {
  let worker: Worker | undefined
  let isStopped = false
  return {
    find: (): Promise<Finding[]> =>
      new Promise<Finding[]>((resolve, reject) => {
        const stopped = () => new LookStopped('The look at the invariants was cut short.')
        if (isStopped) return reject(stopped())
        worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file })
        worker.once('message', resolve)
        worker.once('error', reject)
        // After an answer this changes nothing; without one it must not pass for a ledger in which all is well.
        worker.once('exit', () => reject(isStopped ? stopped() : new Error('The look at the invariants ended without an answer.')))
      }).finally(() => (worker = undefined)),
    /** Cuts short what is under way. */
    async stop(): Promise<void> {
      isStopped = true
      await worker?.terminate()
    },
  }
}
