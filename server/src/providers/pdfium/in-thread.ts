import { Worker } from 'node:worker_threads'

/**
 * Works on an untrusted document in its own thread, so that an endless loop or a crash of the library ends with the thread. Throws if the
 * thread ends without an answer, or has none within `wait` milliseconds.
 */
export const inPdfThread = <Answer>(worker: URL, workerData: object, wait: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // Pass nothing of the server’s environment.
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
