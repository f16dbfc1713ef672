import { sql } from 'kysely'
import { keepCause } from '#cause.ts'
import { forgetSince } from '../after-commit.ts'
import type { Database, DatabaseHandle } from '../database.ts'
import { inTransaction, isStoreBusy } from '../transaction.ts'

type Work = (tx: Database) => Promise<unknown>
type Outcome = { value: unknown } | { error: unknown }
type Member = { work: Work; settle(outcome: Outcome): void }

/** Largest number of calls that share a commit. A larger one would delay callers that only read. */
const most = 32

/** Runs the work of one call in a savepoint, and undoes only that work if it throws. */
async function attempt(tx: Database, work: Work): Promise<Outcome> {
  await sql`savepoint member`.execute(tx)
  const forget = forgetSince(tx)
  try {
    const value = await work(tx)
    await sql`release member`.execute(tx)
    return { value }
  } catch (error) {
    forget()
    await sql`rollback to member`.execute(tx)
    await sql`release member`.execute(tx)
    return { error }
  }
}

const alone = (db: Database, work: Work): Promise<Outcome> =>
  inTransaction(db, work).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/**
 * Runs all `works` in one transaction and returns the outcome of each, in order. If the commit fails, nothing of it is written, and each
 * work runs again in its own transaction.
 */
async function together(db: Database, works: readonly Work[]): Promise<Outcome[]> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcomes: Outcome[] = []
      for (const work of works) outcomes.push(await attempt(tx, work))
      return outcomes
    })
  } catch (error) {
    if (isStoreBusy(error)) return works.map(() => ({ error }))
    const outcomes: Outcome[] = []
    for (const work of works) outcomes.push(await alone(db, work))
    return outcomes
  }
}

const waiting = new WeakMap<Database, Member[]>()

async function commit(db: Database, members: readonly Member[]): Promise<void> {
  const [first, ...others] = members
  if (!first) return
  const outcomes =
    others.length === 0
      ? [await alone(db, first.work)]
      : await together(
          db,
          members.map(({ work }) => work),
        )
  for (const [index, { settle }] of members.entries()) settle(outcomes[index] ?? { error: new Error('A member has no outcome') })
}

function join(db: Database, member: Member): void {
  const members = waiting.get(db)
  if (members && members.length < most) {
    members.push(member)
    return
  }
  const begun = [member]
  waiting.set(db, begun)
  setImmediate(() => {
    if (waiting.get(db) === begun) waiting.delete(db)
    void commit(db, begun)
  })
}

/**
 * Runs `work` like `inTransaction`, for frequent requests that each wait for the disk. On SQLite, calls of the same turn of the event loop
 * share a commit, and so wait for the disk only once. If a call throws, only its own writes are undone. A call sees the writes of the calls
 * before it. Every call resolves after the commit, so that no caller relies on unwritten data. PostgreSQL has many writers and shares
 * commits itself. As in `inTransaction`, `work` may run again, so it must have no other effect.
 */
export function inSharedTransaction<T>(
  { db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  if (dialect !== 'sqlite' || db.isTransaction) return inTransaction(db, work)
  return new Promise<T>((resolve, reject) => {
    join(db, {
      work: keepCause(work),
      settle: (outcome) => ('error' in outcome ? reject(outcome.error as Error) : resolve(outcome.value as T)),
    })
  })
}
