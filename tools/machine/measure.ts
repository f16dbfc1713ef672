import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { asEnv, factorOf, isGiven } from './pace.ts'
import type { Task } from './work.ts'

/** The work that each of two idle cores does in a second. */
const rounds = 4700
const threads = 2

/**
 * Returns the times, in ms, in which two threads do the same work in parallel under the current load of the machine. A run of the tests
 * keeps two cores busy. If less than two cores are free, both the tests and this work take longer.
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

/** Sets the factor of the machine for this process and its children. Measures only if no factor was set. */
export async function knowPace(): Promise<void> {
  if (!isGiven()) Object.assign(process.env, asEnv(factorOf(await measured())))
}
