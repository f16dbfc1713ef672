import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { asEnv, factorOf, isGiven } from './pace.ts'
import type { Task } from './work.ts'

/** As much as two quiet cores do in a second, each. */
const rounds = 4700
const threads = 2

/**
 * How long two threads take for the same work side by side, whatever else the machine is doing: a run of the tests keeps two cores busy,
 * so where there is one, or half of each, it takes longer, and so does this.
 */
export async function measured(amount = rounds): Promise<number[]> {
  const ready = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const times = new SharedArrayBuffer(threads * Float64Array.BYTES_PER_ELEMENT)
  const task: Task = { rounds: amount, threads, ready, times }
  await Promise.all(
    Array.from({ length: threads }, () => once(new Worker(path.join(import.meta.dirname, 'work.ts'), { workerData: task }), 'exit')),
  )
  return [...new Float64Array(times)]
}

/** Sees to it that this process, and all it starts, know how slow the machine is. Measures only where nobody has. */
export async function knowPace(): Promise<void> {
  if (!isGiven()) Object.assign(process.env, asEnv(factorOf(await measured())))
}
