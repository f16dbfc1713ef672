import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { Entry } from '@wasla/contract/tracking/keys.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { rewardsHarness } from '../../rewards/testing/rewards-harness.ts'
import type { Viewer } from '../../session/viewer.ts'
import { addClicks } from './harness.ts'

/** Milliseconds for which a sale that a browser reported waits. */
export const salesWait = 14 * 86_400_000

/** Returns a running program that pays SAR 100 for two sales, with an honest and a lying participant, and all counters of their results. */
export async function shop(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = await rewardsHarness(handle)
  const brand = await t.brand(1_000_000)
  const id = await t.launched(brand, { budget: 500_000, milestones: [{ id: 'm1', target: 2, rewardType: 'CASH', amount: 10_000 }] })
  const honest = await t.participant(id)
  const liar = await t.participant(id)
  const { tracking } = t.services
  const { secretKey, publishableKey, postbackKey } = await tracking.rotate(brand, id)
  const keys: Readonly<Record<Entry, string>> = { SERVER: secretKey ?? '', POSTBACK: postbackKey, PIXEL: publishableKey }
  let clicks = 0
  return {
    ...t,
    id,
    brand,
    honest,
    liar,
    tracking,
    keys,
    /** Inserts a click on a participant’s link, an hour ago and from a new browser; returns its id. */
    async clicked({ profileId }: Pick<Viewer, 'profileId'>, over: Partial<ClickRecord> = {}): Promise<string> {
      const click = `click-${++clicks}`
      const at = t.clock.now() - 3_600_000
      await addClicks(t.db, [{ id: click, programId: id, profileId, at, visitor: `visitor-${clicks}`, ...over }])
      return click
    },
    /** Reports order `externalId` for a click. */
    report(entry: Entry, externalId: string, clickId: string, over: Record<string, unknown> = {}) {
      const body = { clickId, event: 'SALE', externalId, amount: '100.00', ...over }
      return tracking.report({ entry, key: keys[entry], read: (now) => readConversion(body, now) })
    },
    conversions: () => t.db.selectFrom('conversions').selectAll().where('program_id', '=', id).orderBy('external_id').execute(),
    approvedOf: async ({ profileId }: Pick<Viewer, 'profileId'>) => (await t.resultOf(id, { profileId }))?.approved ?? 0,
    rewarded: async ({ profileId }: Pick<Viewer, 'profileId'>) => (await t.rewardsOf(id)).filter((one) => one.profileId === profileId),
  }
}

export type Shop = Awaited<ReturnType<typeof shop>>
