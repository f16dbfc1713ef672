import { dayLater } from '@wasla/contract/licences/days.ts'
import { licenceLimits } from '@wasla/contract/licences/limits.ts'
import { dueReminder, reminderOf } from '@wasla/contract/licences/reminders.ts'
import { ownLicences } from '@wasla/contract/licences/standing.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/service.ts'
import type { LicencesDeps } from './deps.ts'
import { findLicences } from './stores/licences.ts'
import { findEnding, insertReminder, type Ending } from './stores/reminders.ts'

type RemindDeps = Pick<LicencesDeps, 'db' | 'dialect' | 'clock' | 'ids'> & Pick<Deps, 'env'>

const atOnce = 200

/** Sends a reminder if it is still due. The row of the reminder and the notification are saved together, or neither. */
const remind = (deps: RemindDeps, { id, profileId }: Ending, days: number, today: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { current } = ownLicences(await findLicences(tx, [profileId]))
    if (current?.id !== id || dueReminder(current, today) !== days) return
    if (await insertReminder(tx, id, days, deps.clock.now())) await notify(tx, deps, reminderOf(current, today))
  })

/**
 * Sends the reminders of licences that end soon (Y-46), each once, however many processes run it. Of several missed reminders of a licence,
 * only the last one is sent.
 */
export async function remindDue(deps: RemindDeps): Promise<void> {
  const today = civilDate(deps.clock.now())
  const { reminders } = licenceLimits
  for (const [at, days] of reminders.entries()) {
    const next = reminders[at + 1]
    // A span ends above the span of the next reminder. The last one begins with today, the last day of a licence.
    const span = { days, after: next === undefined ? dayLater(today, -1) : dayLater(today, next), until: dayLater(today, days) }
    for (let after = ''; ;) {
      const page = await findEnding(deps.db, span, after, atOnce)
      for (const ending of page) if (dueReminder(ending, today) === days) await remind(deps, ending, days, today)
      const last = page.at(-1)
      if (!last || page.length < atOnce) break
      after = last.id
    }
  }
}
