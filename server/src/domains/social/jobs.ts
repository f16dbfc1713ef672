import { dayAt, nextNight } from '@wasla/contract/insights/days.ts'
import { ConsentRefused } from '../../providers/social/port.ts'
import { lastOf, measureAccount, measureDemo, type MeasureDeps } from './measure.ts'
import { deleteExpiredConnections } from './stores/connections.ts'
import { postpone, takeDue } from './stores/links.ts'
import { deleteOldSnapshots, findNewest } from './stores/snapshots.ts'

/** Number of accounts that one run measures. */
const batch = 25
/** Milliseconds after which an account is tried again if its platform did not answer or the process stopped. */
const lease = 3_600_000

/**
 * Measures some of the accounts that are due: one run of the nightly work (E-11). An account is tried again the next night if its consent
 * was revoked, and after an hour if its platform did not answer. Invented accounts are measured for the first time only when somebody looks
 * at them.
 */
export async function measureDue(deps: MeasureDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const due = await takeDue(db, now, { most: batch, leasedUntil: now + lease })
  if (due.length === 0) return
  const newest = await findNewest(
    db,
    due.map(({ id }) => id),
    { withAudience: false },
  )
  const invented = due.filter(({ source }) => source === 'DEMO')
  await measureDemo(
    deps,
    invented.filter(({ id }) => lastOf(newest, id) !== null),
  )
  const postponed = invented.filter(({ id }) => lastOf(newest, id) === null).map(({ id }) => id)
  await Promise.all(
    due
      .filter(({ source }) => source !== 'DEMO')
      .map(async (link) => {
        try {
          await measureAccount(deps, link, lastOf(newest, link.id))
        } catch (error) {
          if (error instanceof ConsentRefused) postponed.push(link.id)
          else log.warn('An account could not be measured', { platform: link.platform, link: link.id, error })
        }
      }),
  )
  await postpone(db, postponed, nextNight(now))
}

/** Deletes expired connections, and snapshots older than any range that can be requested. */
export async function sweepSocial({ db, clock }: Pick<MeasureDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredConnections(db, now)
  await deleteOldSnapshots(db, dayAt(now))
}
