import { collectForCommit } from './after-commit.ts'
import type { Database } from './database.ts'
import { pause } from '../wait.ts'
import { collisionWait, mostCollisions } from './collisions.ts'
import { failureOf, type Failure } from './failure-of.ts'
import { turnOf } from './writer-turn/turn-of.ts'

/** Returns whether PostgreSQL ended a statement at its timeout. Mostly the statement waited for a locked row. */
export const tookTooLong = (error: unknown): boolean => failureOf(error) === 'slow'

const busy: ReadonlySet<Failure | null> = new Set<Failure>(['collided', 'locked', 'slow', 'lost', 'crowded'])

/** Returns whether the store cannot answer now but may soon: the caller gets 503 and may try again (F5, F11). */
export const isStoreBusy = (error: unknown): boolean => busy.has(failureOf(error))

/**
 * Number of retries after a failure. A lost connection is retried only before the commit was sent: nothing was written then. A statement
 * that took too long is not retried: it has used up the time of its caller.
 */
const retries: Readonly<Partial<Record<Failure, number>>> = { collided: mostCollisions, locked: 1, lost: 1 }

const triesOn = (failure: Failure | null, isCommitSent: boolean) =>
  failure === null || (failure === 'lost' && isCommitSent) ? 0 : (retries[failure] ?? 0)

/**
 * Runs `work` in one transaction and returns its result. Throwing inside undoes all writes. If writes must stay although the call is
 * refused (a failed try, a revocation, an audit row), `work` returns the problem, and the caller throws it after the commit.
 *
 * Inside, use only `tx`: SQLite has one connection, so a query on `db` would wait for the transaction that waits for it. Inside another
 * transaction, `work` becomes a part of that one. Never wait for the network inside. On PostgreSQL `work` may run up to six times (`40001`,
 * `40P01`) or twice (`55P03`, or a lost connection), so it must have no other effect. If the connection is lost during the commit, nobody
 * knows whether it happened: then `work` does not run again, and the error is thrown.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  // Inside a larger transaction, the larger one commits and retries.
  if (db.isTransaction) return work(db)
  for (let tried = 0; ; tried++) {
    // Wait for the turn before taking the connection, because others can read on the connection until then.
    await turnOf(db)?.free()
    let isCommitSent = false
    let whenDone = () => undefined as void
    try {
      const done = await db.transaction().execute(async (tx) => {
        whenDone = collectForCommit(tx)
        const result = await work(tx)
        isCommitSent = true
        return result
      })
      whenDone()
      return done
    } catch (error) {
      if (tried >= triesOn(failureOf(error), isCommitSent)) throw error
      await pause(collisionWait(tried))
    }
  }
}
