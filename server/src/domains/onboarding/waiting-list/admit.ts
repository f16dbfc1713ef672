import type { Deps } from '../../../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../../notifications/notify.ts'
import { moveProfile } from '../../profiles/move.ts'
import { tellMove } from './list.ts'
import { admitEntry, dueByItself, findEntries, firstInLine } from './store.ts'

export type AdmitDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'>

/** So many in one transaction: others write between them. */
const atOnce = 50

/** Who admits, as the audit book names them: `admin:<id>`, or `auto`. */
export type AdmittedBy = 'auto' | `admin:${string}`

async function admitSome(deps: AdmitDeps, tx: Database, ids: readonly string[], by: AdmittedBy): Promise<string[]> {
  const admitted: string[] = []
  for (const entry of await findEntries(tx, ids.toSorted())) {
    // The profile decides: of those who admit at once, one moves it. Who is suspended meanwhile keeps waiting.
    if (!(await moveProfile(tx, deps, entry.profileId, 'admitted'))) continue
    if (!(await admitEntry(tx, entry, by, deps.clock.now()))) continue
    await notify(tx, deps, { profileId: entry.profileId, type: 'WAITING_LIST_ADMITTED' })
    await tellMove(tx, deps, entry.userId, 'admitted')
    admitted.push(entry.id)
  }
  return admitted
}

/**
 * Admits entries of the list (C-10, C-11): their profiles go on to the identity check, their owners get a notification and a text, and
 * their open pages hear of it. Who was admitted before, or is gone, is passed over. Answers the ids of those who came in. `within` is
 * run in the same transaction with the ids it admitted, for the back office's book.
 */
export async function admit(
  deps: AdmitDeps,
  entryIds: readonly string[],
  by: AdmittedBy,
  within: (tx: Database, admitted: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const ids = [...new Set(entryIds)]
  const admitted: string[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = await inTransaction(deps.db, async (tx) => {
      const done = await admitSome(deps, tx, ids.slice(from, from + atOnce), by)
      if (done.length > 0) await within(tx, done)
      return done
    })
    admitted.push(...some)
  }
  return admitted
}

/** Admits the first `count` in line. */
export const admitNext = async (deps: AdmitDeps, count: number, by: AdmittedBy, within?: Parameters<typeof admit>[3]): Promise<string[]> =>
  admit(deps, await firstInLine(deps.db, count), by, within)

/** What the timer does: admits whose time has come (C-10). Any process may, at once with others. */
export const admitDue = async (deps: AdmitDeps): Promise<string[]> => admit(deps, await dueByItself(deps.db, deps.clock.now(), 200), 'auto')
