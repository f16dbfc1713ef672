import { mayBeAdmitted } from '@wasla/contract/onboarding/waiting-list-decisions.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../../notifications/service.ts'
import { moveProfile } from '../../profiles/service.ts'
import { admitEntry, findFirstInLine, findWaitingEntries } from '../stores/entries.ts'
import { announceMove } from './places.ts'

export type AdmitDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'>

/** Number of entries in one transaction. Other writers get their turn between two transactions. */
const atOnce = 50

/** The actor who admits, in the form of the audit log: `admin:<id>`, or `auto`. */
export type AdmittedBy = 'auto' | `admin:${string}`

/** A callback that runs in the transaction that admits these entries. */
export type WithinAdmission = (tx: Database, admitted: readonly string[]) => Promise<unknown>

async function admitSome(deps: AdmitDeps, tx: Database, ids: readonly string[], by: AdmittedBy): Promise<string[]> {
  const admitted: string[] = []
  for (const { entry, profile } of await findWaitingEntries(tx, ids)) {
    if (!mayBeAdmitted(entry, profile)) continue
    // If several processes admit one entry at the same time, only one of them moves the profile.
    if (!(await moveProfile(tx, deps, entry.profileId, 'admitted'))) continue
    if (!(await admitEntry(tx, entry, by, deps.clock.now()))) continue
    await notify(tx, deps, { profileId: entry.profileId, type: 'WAITING_LIST_ADMITTED' })
    await announceMove(tx, deps, entry.userId, 'admitted')
    admitted.push(entry.id)
  }
  return admitted
}

/**
 * Admits entries of the list (C-10, C-11). Their profiles continue with the identity check. Their owners get a notification, a text message
 * and an event on open pages. Skips entries that were admitted before or no longer exist. Returns the ids of the admitted entries; `within`
 * gets these ids in the same transaction, for the audit log of the back office.
 */
export async function admit(
  deps: AdmitDeps,
  entryIds: readonly string[],
  by: AdmittedBy,
  within: WithinAdmission = async () => undefined,
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

/** Admits the first `count` entries in the queue. */
export const admitNext = async (deps: AdmitDeps, count: number, by: AdmittedBy, within?: WithinAdmission): Promise<string[]> =>
  admit(deps, await findFirstInLine(deps.db, count), by, within)
