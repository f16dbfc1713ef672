import type { Database } from './database.ts'
import { jitter, pause } from '../wait.ts'
import { turnOf } from './writer-turn/turn-of.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Returns whether PostgreSQL refused the transaction and another try may succeed: serialization failure or deadlock. */
const collided = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))
const locked = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')
/** Returns whether PostgreSQL stopped waiting for a lock. */
const notGiven = (error: unknown) => codeOf(error) === '55P03'
const unreachable = (error: unknown) =>
  /^(08|57P0|53300)|^ECONN|^ETIMEDOUT/.test(codeOf(error)) ||
  (error instanceof Error && /connect.*timeout|timeout.*connect|Connection terminated|not queryable/i.test(error.message))

/** Returns whether PostgreSQL ended a statement at its timeout. Mostly the statement waited for a locked row. */
export const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014'

/** Returns whether the store cannot answer now but may soon: the caller gets 503 and may try again (F5, F11). */
export const isStoreBusy = (error: unknown): boolean =>
  collided(error) || locked(error) || notGiven(error) || tookTooLong(error) || unreachable(error)

/** Returns the number of retries after an error. A statement that took too long is not retried: it has used up the time of its caller. */
const triesOn = (error: unknown) => (collided(error) ? 5 : locked(error) || notGiven(error) ? 1 : 0)

/**
 * Runs `work` in one transaction and returns its result. Throwing inside undoes all writes. If writes must stay although the call is
 * refused (a failed try, a revocation, an audit row), `work` returns the problem, and the caller throws it after the commit.
 *
 * Inside, use only `tx`: SQLite has one connection, so a query on `db` would wait for the transaction that waits for it. Inside another
 * transaction, `work` becomes a part of that one. Never wait for the network inside. On PostgreSQL `work` may run up to six times (`40001`,
 * `40P01`) or twice (`55P03`), so it must have no other effect.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  // Inside a larger transaction, the larger one commits and retries.
  if (db.isTransaction) return work(db)
  for (let tried = 0; ; tried++) {
    // Wait for the turn before taking the connection, because others can read on the connection until then.
    await turnOf(db)?.free()
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried >= triesOn(error)) throw error
      await pause(jitter(20 * 2 ** tried))
    }
  }
}
