import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import { writeBack } from './write-back.ts'

/** How often is looked, in milliseconds: a look reads a few bytes of shared memory. */
const every = 50

const sqlite = new BetterSqlite(workerData as string, { fileMustExist: true })
// Of the checkpoint too: the log is on the disk before the database is written, and the database before the log begins anew.
sqlite.pragma('synchronous = 2')
const timer = setInterval(() => writeBack(sqlite), every)
parentPort?.once('message', () => {
  clearInterval(timer)
  sqlite.close()
  parentPort?.close()
})
parentPort?.postMessage('ready', [])
