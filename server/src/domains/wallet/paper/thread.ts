import { Worker } from 'node:worker_threads'
import { turns } from '#platform/turns.ts'
import type { Paper } from './draw.ts'

type Answer = { bytes: Uint8Array } | { problem: string }

/** No document takes longer; one that does takes its thread with it. In milliseconds. */
const longest = 20_000

/**
 * Draws documents in one thread, one after the other. It is started with the first one and stays, because to read the fonts takes longer
 * than to draw; it keeps no process alive. Throws `TooMany` where too many wait. A thread that ends is replaced at the next document.
 */
export function drawingThread(start: () => Worker = () => new Worker(new URL('./worker.ts', import.meta.url)), most = longest) {
  const inTurn = turns({ atOnce: 1, waiting: 32 })
  let worker: Worker | undefined

  const ask = (thread: Worker, paper: Paper) =>
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
      thread.postMessage(paper, [])
    })

  return (paper: Paper): Promise<Uint8Array> => inTurn(() => ask((worker ??= start()), paper))
}

/** The one thread of this process. */
export const drawInThread = drawingThread()
