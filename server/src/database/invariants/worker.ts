import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import { findingsIn } from './findings.ts'

const sqlite = new BetterSqlite(workerData as string, { readonly: true, fileMustExist: true })
try {
  parentPort?.postMessage(findingsIn(sqlite), [])
} finally {
  sqlite.close()
}
