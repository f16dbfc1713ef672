/*
 * The thread that writes the log back. Plain JavaScript: what takes the types out of a file costs each thread that reads one 17 MB.
 */
import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'

/** Milliseconds between two looks. A look reads a few bytes of shared memory, so it may be often: the log stays short. */
const every = 50
/** Pages that wait before they are written back: SQLite's own number. */
const fewest = 1_000
/** The log begins anew only where nothing waits any more, and others write meanwhile. */
const mostTries = 5

const sqlite = new BetterSqlite(String(workerData), { fileMustExist: true })
// Of the checkpoint too: the log is on the disk before the database is written, and the database before the log begins anew.
sqlite.pragma('synchronous = 2')

/**
 * How many pages wait, after what the mode does.
 * @param {'noop' | 'passive'} mode
 */
function waiting(mode) {
  const [{ log, checkpointed }] = sqlite.pragma(`wal_checkpoint(${mode})`)
  return log - checkpointed
}

/** Writes back what lies in the log, where it is enough for it. Holds up nobody who reads or writes. */
function writeBack() {
  if (waiting('noop') < fewest) return
  for (let tried = 0; tried < mostTries; tried++) if (waiting('passive') === 0) return
}

const timer = setInterval(writeBack, every)
parentPort?.once('message', () => {
  clearInterval(timer)
  sqlite.close()
  parentPort?.close()
})
parentPort?.postMessage('ready', [])
