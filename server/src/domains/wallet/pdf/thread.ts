import { Worker } from 'node:worker_threads'
import { semaphore } from '#platform/semaphore.ts'
import type { PdfDocument } from './draw.ts'

type Answer = { bytes: Uint8Array } | { problem: string }

/** Longest time for one document, in milliseconds. A document that takes longer ends the thread. */
const longest = 20_000

/**
 * Draws documents in one thread, one after the other. The thread starts with the first document and is used again for later ones, because
 * reading the fonts takes longer than drawing. The thread does not keep the process alive. Throws `QueueFull` if too many documents wait. A
 * thread that has ended is replaced at the next document.
 */
export function drawingThread(start: () => Worker = () => new Worker(new URL('./worker.ts', import.meta.url)), most = longest) {
  const withPermit = semaphore({ atOnce: 1, waiting: 32 })
  let worker: Worker | undefined

  const ask = (thread: Worker, document: PdfDocument) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const leave = (error: Error) => {
        worker = undefined
        void thread.terminate()
        reject(error)
      }
      const timer = setTimeout(() => leave(new Error('A document took too long to draw.')), most)
      const onExit = () => leave(new Error('The thread that draws documents ended.'))
      thread.once('error', leave).once('exit', onExit)
      thread.once('message', (answer: Answer) => {
        clearTimeout(timer)
        thread.off('error', leave).off('exit', onExit).unref()
        if ('bytes' in answer) resolve(answer.bytes)
        else reject(new Error(answer.problem))
      })
      thread.ref()
      thread.postMessage(document, [])
    })

  return (document: PdfDocument): Promise<Uint8Array> => withPermit(() => ask((worker ??= start()), document))
}

/** The one thread of this process. */
export const drawInThread = drawingThread()
