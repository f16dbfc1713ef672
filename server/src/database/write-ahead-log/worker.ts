import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import { writeBack } from './write-back.ts'

/** Milliseconds between two looks. A look reads a few bytes of shared memory, so it may be often: the log stays short. */
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
