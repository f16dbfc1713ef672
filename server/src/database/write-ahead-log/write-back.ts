import type { Database as Sqlite } from 'better-sqlite3'

/** Pages that wait before they are written back: SQLite's own number. */
const fewest = 1_000
/** The log begins anew only where nothing waits any more, and others write meanwhile. */
const mostTries = 5

type Answer = readonly { log: number; checkpointed: number }[]

function waiting(sqlite: Sqlite, mode: 'noop' | 'passive'): number {
  const [{ log, checkpointed } = { log: 0, checkpointed: 0 }] = sqlite.pragma(`wal_checkpoint(${mode})`) as Answer
  return log - checkpointed
}

/** Writes back what lies in the write-ahead log of a database, where it is enough for it. Holds up nobody who reads or writes. */
export function writeBack(sqlite: Sqlite): void {
  if (waiting(sqlite, 'noop') < fewest) return
  for (let tried = 0; tried < mostTries; tried++) if (waiting(sqlite, 'passive') === 0) return
}
