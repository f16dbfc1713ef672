import { measureInvented, snapshotsOf, type LastSnapshot, type Measurement } from '@wasla/contract/insights/measure.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ConsentRefused, type Grant, type SocialPlatform } from '../../providers/social/port.ts'
import { findGrant, grantSealer, saveGrant } from './grants.ts'
import { saveMeasured } from './stores/links.ts'
import { findNewest, saveSnapshots } from './stores/snapshots.ts'

export type MeasureDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'log' | 'platforms'>

const maxWait = 5_000

type Measured = { link: SocialLinkRecord; measurement: Measurement }

/** Saves measurements as snapshots, and updates the figures in the rows of the accounts. */
async function saveAll({ db, clock, env }: MeasureDeps, measured: readonly Measured[]): Promise<void> {
  const now = clock.now()
  // Rows are locked in one order, so that two processes that measure the same accounts wait for each other.
  const ordered = measured.toSorted((one, other) => (one.link.id < other.link.id ? -1 : 1))
  await inTransaction(db, async (tx) => {
    const snapshots: SnapshotRecord[] = []
    for (const { link, measurement } of ordered)
      // Leaves out an account that was removed during the measurement.
      if (await saveMeasured(tx, link.id, measurement.account, now))
        snapshots.push(...snapshotsOf(link, measurement, { now, races: env.audienceRaces }))
    await saveSnapshots(tx, snapshots)
  })
}

export const lastOf = (newest: readonly SnapshotRecord[], id: string): LastSnapshot | null =>
  newest.find(({ accountId }) => accountId === id) ?? null

/**
 * Measures invented accounts without any platform. If it fails, logs the error and leaves them unchanged, so that old figures still show.
 */
export async function measureDemo(deps: MeasureDeps, links: readonly SocialLinkRecord[]): Promise<void> {
  if (links.length === 0) return
  try {
    const newest = await findNewest(
      deps.db,
      links.map(({ id }) => id),
      { withAudience: false },
    )
    const now = deps.clock.now()
    await saveAll(
      deps,
      links.map((link) => ({ link, measurement: measureInvented(link, lastOf(newest, link.id), now) })),
    )
  } catch (error) {
    deps.log.error('Accounts of the demonstration could not be measured', { error })
  }
}

/** Fetches a measurement with a valid grant. Saves a renewed grant before it is used, because the previous one is invalid from then on. */
async function fetchMeasurement(
  deps: MeasureDeps,
  platform: SocialPlatform,
  link: SocialLinkRecord,
  last: LastSnapshot | null,
): Promise<Measurement> {
  const sealer = grantSealer(deps.env, deps.ids)
  const signal = AbortSignal.timeout(maxWait)
  async function fetchWith(grant: Grant | null): Promise<Measurement> {
    if (!grant) throw new ConsentRefused()
    let valid = grant
    if (grant.expiresAt !== null && grant.expiresAt - platform.spare <= deps.clock.now()) {
      valid = await platform.renew(grant, signal)
      await saveGrant(deps.db, sealer, link.id, valid, deps.clock.now())
    }
    return platform.measure({ link, grant: valid, last }, signal)
  }
  const grant = await findGrant(deps.db, sealer, link.id)
  try {
    return await fetchWith(grant)
  } catch (error) {
    // Another process may have renewed the grant at the same moment: many platforms accept a refresh token only once.
    const renewed = error instanceof ConsentRefused ? await findGrant(deps.db, sealer, link.id) : null
    if (renewed === null || renewed.accessToken === grant?.accessToken) throw error
    return fetchWith(renewed)
  }
}

/**
 * Measures one account now and saves the result. Throws `ConsentRefused` if the account was never connected or its consent was revoked, and
 * any other error if its platform does not answer.
 */
export async function measureAccount(deps: MeasureDeps, link: SocialLinkRecord, last: LastSnapshot | null): Promise<void> {
  const platform = deps.platforms[link.platform]
  if (link.source !== 'DEMO' && (link.source !== 'API' || platform?.source !== 'API')) throw new ConsentRefused()
  const measurement =
    link.source === 'DEMO' || !platform ? measureInvented(link, last, deps.clock.now()) : await fetchMeasurement(deps, platform, link, last)
  await saveAll(deps, [{ link, measurement }])
}
