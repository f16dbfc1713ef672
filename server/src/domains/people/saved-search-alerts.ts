import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import { decideSavedSearchAlert } from '@wasla/contract/people/saved.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/service.ts'
import { findMatches } from './stores/list.ts'
import { findDueFilter, findDueFilters, saveAlert } from './stores/saved.ts'

export type PeopleDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'>

/** Number of filters that one run checks. The next run continues with the other filters. */
const most = 200

const sendAlert = (deps: PeopleDeps, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const saved = await findDueFilter(tx, id, now)
    if (!saved) return
    const matches = await findMatches({ db: tx, dialect: deps.dialect }, { query: readPeopleFilter(saved.filter), reader: saved.profileId })
    const { record, notification } = decideSavedSearchAlert(saved, matches, now)
    if (!(await saveAlert(tx, saved, record))) return
    if (notification) await notify(tx, deps, notification)
  })

/**
 * Checks all due saved filters for new matches and notifies their profiles, once a day; for the timer. Each filter has its own transaction,
 * which saves only if no other process was first, so several processes may run this at once. A filter that fails does not stop the others.
 */
export async function sendSavedSearchAlerts(deps: PeopleDeps): Promise<void> {
  for (const id of await findDueFilters(deps.db, deps.clock.now(), most))
    await sendAlert(deps, id).catch((error: unknown) => deps.log.error('A saved filter could not be checked', { filter: id, error }))
}
