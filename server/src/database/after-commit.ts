import { keepCause } from '#cause.ts'
import type { Database } from './database.ts'

const waiting = new WeakMap<Database, (() => void)[]>()

/** Starts to collect what `afterCommit` is given for a transaction. Returns a function that runs it. */
export function collectForCommit(tx: Database): () => void {
  const notes: (() => void)[] = []
  waiting.set(tx, notes)
  return () => {
    for (const note of notes) note()
  }
}

/** Returns a function that forgets what was given since, because that part of the transaction was undone. */
export function forgetSince(tx: Database): () => void {
  const notes = waiting.get(tx)
  const before = notes?.length ?? 0
  return () => void notes?.splice(before)
}

/**
 * Runs `note` once, after the transaction is committed, so that no line of the log tells of something that was undone. `note` must not
 * throw and writes nothing to the database. Runs it now if `tx` is not a transaction of `inTransaction`.
 */
export function afterCommit(tx: Database, note: () => void): void {
  const notes = waiting.get(tx)
  if (notes) notes.push(keepCause(note))
  else note()
}
