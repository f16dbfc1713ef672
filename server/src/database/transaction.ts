import type { Database } from './database.ts'
import { jitter, pause } from '../platform/wait.ts'
import { turnOf } from './writer-turn/turn-of.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** PostgreSQL asks to try again: serialization failure, deadlock. */
const collided = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))
const locked = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')
/** PostgreSQL waited no longer for a row that somebody else holds. */
const notGiven = (error: unknown) => codeOf(error) === '55P03'
const unreachable = (error: unknown) =>
  /^(08|57P0|53300)|^ECONN|^ETIMEDOUT/.test(codeOf(error)) ||
  (error instanceof Error && /connect.*timeout|timeout.*connect|Connection terminated|not queryable/i.test(error.message))

/** PostgreSQL ended a statement that took longer than it may, which is mostly because it waited for a row that somebody else holds. */
export const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014'

/** The store cannot answer now, and may in a moment: the caller gets 503 and may come again (F5, F11). */
export const isStoreBusy = (error: unknown): boolean =>
  collided(error) || locked(error) || notGiven(error) || tookTooLong(error) || unreachable(error)

/** How often work is tried again. What took too long has used up the time that its caller has. */
const triesOn = (error: unknown) => (collided(error) ? 5 : locked(error) || notGiven(error) ? 1 : 0)

/**
 * Runs `work` in one transaction and returns its verdict. Where something must stay written (a failed try, a revocation, an audit row),
 * `work` returns the problem and the caller throws it afterwards: throwing inside undoes everything.
 *
 * Inside, speak only to `tx`: SQLite has one connection, and asking `db` would wait for the transaction that waits for the answer.
 * Called inside of another transaction, `work` is a part of that one.
 * Never await the network inside. On PostgreSQL `work` may run up to six times (`40001`, `40P01`, `55P03`), so it must have no other effect.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  // What a service does as part of a larger whole commits, or is tried again, with the whole.
  if (db.isTransaction) return work(db)
  for (let tried = 0; ; tried++) {
    // Before the connection is taken, which others read by meanwhile.
    await turnOf(db)?.free()
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried >= triesOn(error)) throw error
      await pause(jitter(20 * 2 ** tried))
    }
  }
}
