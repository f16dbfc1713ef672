import { keepCause } from '#cause.ts'
import type { Database } from './database.ts'

const waiting = new WeakMap<Database, (() => void)[]>()

/** Starts to collect what `afterCommit` must run for a transaction. Returns a function that runs it: call it after the commit. */
export function collectForCommit(tx: Database): () => void {
  const actions: (() => void)[] = []
  waiting.set(tx, actions)
  return () => {
    for (const action of actions) action()
  }
}

/** Returns a function that drops what `afterCommit` collects from now on: call it if this part of the transaction is undone. */
export function forgetSince(tx: Database): () => void {
  const actions = waiting.get(tx)
  const before = actions?.length ?? 0
  return () => void actions?.splice(before)
}

/**
 * Runs `action` once, after the commit of the transaction, and not if it is undone. So the log has no line about something that was undone.
 * Runs it at once if `tx` is not a transaction of `inTransaction`. `action` must not throw, and must not write to the database.
 */
export function afterCommit(tx: Database, action: () => void): void {
  const actions = waiting.get(tx)
  if (actions) actions.push(keepCause(action))
  else action()
}
