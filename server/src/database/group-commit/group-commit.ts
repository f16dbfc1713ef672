import { sql } from 'kysely'
import type { Database, DatabaseHandle } from '../database.ts'
import { inTransaction, isStoreBusy } from '../transaction.ts'

type Work = (tx: Database) => Promise<unknown>
type Outcome = { value: unknown } | { error: unknown }
type Member = { work: Work; settle(outcome: Outcome): void }

/** More would hold up who only reads. */
const most = 32

/** One member's work, undone by itself where it throws. */
async function attempt(tx: Database, work: Work): Promise<Outcome> {
  await sql`savepoint member`.execute(tx)
  try {
    const value = await work(tx)
    await sql`release member`.execute(tx)
    return { value }
  } catch (error) {
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

/** What came of each, in their order. Where they cannot be committed together nothing of them is written, and each is tried alone. */
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
 * `inTransaction` for requests of which many come at once, and each of which waits for the disk: on SQLite those that come in one turn of
 * the event loop share a commit, and with it one wait. Each is undone by itself where it throws, and sees what those before it did;
 * all are answered after the commit, so that none rests on what was never written. PostgreSQL has many writers and shares commits
 * itself. As there, `work` may run again, so it must have no other effect.
 */
export function inSharedTransaction<T>(
  { db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  if (dialect !== 'sqlite' || db.isTransaction) return inTransaction(db, work)
  return new Promise<T>((resolve, reject) => {
    join(db, { work, settle: (outcome) => ('error' in outcome ? reject(outcome.error as Error) : resolve(outcome.value as T)) })
  })
}
