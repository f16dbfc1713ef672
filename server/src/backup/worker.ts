import { workerData } from 'node:worker_threads'
import { makeBackup, type MakeBackup } from './make.ts'

/** Makes one backup in a worker thread: copying and checking a database would block every request. The result is in the folder. */
makeBackup(workerData as MakeBackup)
