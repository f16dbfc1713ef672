import { Worker } from 'node:worker_threads'
import type { ThreadData } from '../domains/tracking/clicks/journal/thread/messages.ts'

/** Starts the thread that counts clicks, with the counters that this process has (decision 50). */
export const startCounting = (data: ThreadData) => new Worker(new URL('./count-clicks.worker.ts', import.meta.url), { workerData: data })
