import { parentPort, workerData } from 'node:worker_threads'
import { countForProcess } from '../domains/tracking/clicks/journal/thread/count-for-process.ts'
import type { ThreadData } from '../domains/tracking/clicks/journal/thread/messages.ts'
import { createMoneyServices } from './money-services.ts'
import { resultCounters } from './result-counters.ts'

if (!parentPort) throw new Error('Clicks are counted in a thread of the server')
countForProcess({
  port: parentPort,
  data: workerData as ThreadData,
  countersOf: (parts) => resultCounters({ ...parts, wallet: createMoneyServices(parts).wallet }),
})
