import { workerData } from 'node:worker_threads'
import { makeBackup, type MakeBackup } from './make.ts'

/** A thread of its own for one backup: copying and proving a database would hold up every request. What came of it lies in the folder. */
makeBackup(workerData as MakeBackup)
