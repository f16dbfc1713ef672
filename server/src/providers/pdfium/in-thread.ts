import { Worker } from 'node:worker_threads'

/**
 * Does work on a document in a thread of its own: what a stranger's document does to the library, be it an endless loop, ends with the
 * thread. Throws if the thread ended without an answer, or gave none within `wait` milliseconds.
 */
export const inPdfThread = <Answer>(worker: URL, workerData: object, wait: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // Nothing of the server's own environment.
      env: {},
    })
    const end = (finish: () => void) => {
      clearTimeout(timer)
      finish()
      void thread.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new Error('A document took too long'))), wait)
    thread.once('message', (answer: Answer) => end(() => resolve(answer)))
    thread.once('error', (error) => end(() => reject(new Error('The thread of a document failed', { cause: error }))))
    thread.once('exit', () => end(() => reject(new Error('The thread of a document ended'))))
  })
