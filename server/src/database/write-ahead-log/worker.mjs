/* The thread that writes the log back. It is plain JavaScript, because stripping types from a file costs each thread 17 MB. */
import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'

/** Milliseconds between two checks. A check reads a few bytes of shared memory, so it can be frequent and keep the log short. */
const every = 50
/** Fewest pages that are written back: SQLite’s own number. */
const fewest = 1_000
/** Most checkpoints in a row. The log restarts only if all pages are written back, and others write meanwhile. */
const mostTries = 5

const sqlite = new BetterSqlite(String(workerData), { fileMustExist: true })
// Also for the checkpoint: the log is on the disk before the database is written, and the database before the log restarts.
sqlite.pragma('synchronous = 2')

/**
 * Runs a checkpoint and returns the number of pages that are not written back.
 * @param {'noop' | 'passive'} mode
 */
function waiting(mode) {
  const [{ log, checkpointed }] = sqlite.pragma(`wal_checkpoint(${mode})`)
  return log - checkpointed
}

/** Writes the log back if it has enough pages. Blocks no reader or writer. */
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
