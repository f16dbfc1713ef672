import { describe, expect, it } from 'vitest'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { trialClickId } from '@wasla/contract/tracking/trial.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { salesWait, shop, type Shop } from './testing/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Returns how many conversions count for a participant, after checking that the shown figures equal the sums of the rows. */
async function countedOf(t: Shop, viewer: { profileId: string }) {
  const rows = (await t.conversions()).filter((one) => one.profile_id === viewer.profileId && one.status === 'Approved')
  const [{ shown, revenue }] = (await t.db
    .selectFrom('day_counts')
    .select((row) => [row.fn.coalesce(row.fn.sum<number | string>('approved'), row.lit(0)).as('shown')])
    .select((row) => [row.fn.coalesce(row.fn.sum<number | string>('revenue'), row.lit(0)).as('revenue')])
    .where('program_id', '=', t.id)
    .where('profile_id', '=', viewer.profileId)
    .execute()) as [{ shown: number | string; revenue: number | string }]
  const result = await t.resultOf(t.id, viewer)
  expect([Number(shown), Number(revenue)]).toEqual([rows.length, rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)])
  expect([result?.approved ?? 0, result?.revenue ?? 0]).toEqual([Number(shown), Number(revenue)])
  return rows.length
}

describe('an attacker who knows a program’s publishable key', () => {
  eachDatabase((open) => {
    it('cannot reserve an order number with trials: the shop’s report of the order counts, and so does its reversal (Y-04)', async () => {
      const t = await shop(await open())
      const click = await t.clicked(t.honest)
      for (const clickId of [trialClickId, `${trialClickId}-guessed`])
        expect(await t.report('PIXEL', '9001', clickId)).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.db.selectFrom('trials').selectAll().execute()).toEqual([])
      expect(await t.report('SERVER', '9001', trialClickId)).toMatchObject({ isRepeat: false })
      expect(await t.report('SERVER', '9001', click)).toMatchObject({ status: 'Approved', isRepeat: false })
      expect(await countedOf(t, t.honest)).toBe(1)
      expect(await t.report('SERVER', '9001', click, { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect(await countedOf(t, t.honest)).toBe(0)
    })

    it('cannot get a shop’s sale held by first reporting invented numbers from the same browser family and network (N-14)', async () => {
      const t = await shop(await open())
      const click = await t.clicked(t.honest, { visitor: 'shared' })
      const own = await t.clicked(t.liar, { visitor: 'shared' })
      for (const n of times(8)) await t.report('PIXEL', `invented-${n}`, own)
      expect(await t.report('SERVER', '9001', click)).toMatchObject({ status: 'Approved' })
      // Too many server reports of one browser are still held.
      for (const n of times(4)) expect(await t.report('SERVER', `more-${n}`, click)).toMatchObject({ status: 'Approved' })
      expect(await t.report('SERVER', 'sixth', click)).toMatchObject({ status: 'Held' })
    })

    it('can send one trial with the token of the owner’s pixel test, and none with any other token', async () => {
      const t = await shop(await open())
      const former = await t.tracking.startPixelTest(t.brand, t.id)
      const { clickId, pixelUrl } = await t.tracking.startPixelTest(t.brand, t.id)
      expect(new URL(pixelUrl).searchParams.get('click_id')).toBe(clickId)
      expect(await t.report('PIXEL', 'a', former.clickId)).toEqual({ code: 'CLICK_NOT_FOUND' })
      const answers = await Promise.all(times(4).map((n) => t.report('PIXEL', `n-${n}`, clickId)))
      expect(answers.filter((one) => 'id' in one)).toHaveLength(1)
      expect(await t.report('PIXEL', 'late', clickId)).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.db.selectFrom('trials').select('way').execute()).toEqual([{ way: 'PIXEL' }])
      expect((await t.tracking.setup(t.brand, t.id)).lastTestAt).not.toBeNull()
      const last = await t.tracking.startPixelTest(t.brand, t.id)
      t.clock.advance(3_600_000)
      expect(await t.report('PIXEL', 'ended', last.clickId)).toEqual({ code: 'CLICK_NOT_FOUND' })
    })

    it('earns nothing before the brand’s time to decline is over, and nothing for a declined result (Y-01)', async () => {
      const t = await shop(await open())
      for (const n of times(8)) await t.report('PIXEL', `invented-${n}`, await t.clicked(t.liar))
      expect(await countedOf(t, t.liar)).toBe(0)
      expect(await t.rewarded(t.liar)).toEqual([])
      const { data, count, sum } = await t.tracking.waiting(t.brand, { programId: t.id })
      expect([count, sum, data.length]).toEqual([8, 80_000, 8])
      const ids = data.map(({ id }) => id)
      const declined = await t.tracking.decideWaiting(t.brand, { programId: t.id, ids, counts: false, reason: 'NOT_FOUND' })
      expect(declined.changedIds.toSorted()).toEqual(ids.toSorted())
      t.clock.advance(salesWait * 2)
      await t.tracking.countDue()
      expect(await countedOf(t, t.liar)).toBe(0)
      expect(await t.rewarded(t.liar)).toEqual([])
    })

    it('cannot steal an order by naming it first: a report with a secret moves it to the true click (Y-02)', async () => {
      const t = await shop(await open())
      const stolen = ['7001', '7002']
      for (const order of stolen) await t.report('PIXEL', order, await t.clicked(t.liar))
      t.clock.advance(salesWait)
      await t.tracking.countDue()
      expect(await t.rewarded(t.liar)).toMatchObject([{ state: 'Accrued' }])
      const clicks = [await t.clicked(t.honest), await t.clicked(t.honest)]
      for (const [n, order] of stolen.entries())
        expect(await t.report('SERVER', order, clicks[n] ?? '', { amount: '249.90' })).toMatchObject({
          status: 'Approved',
          isRepeat: false,
        })
      expect([await countedOf(t, t.liar), await countedOf(t, t.honest)]).toEqual([0, 2])
      expect(await t.rewarded(t.liar)).toEqual([])
      expect(await t.rewarded(t.honest)).toMatchObject([{ state: 'Accrued', amount: 10_000 }])
      expect(await t.conversions()).toMatchObject(stolen.map((external_id) => ({ external_id, way: 'SERVER', amount: 249_90 })))
      const kindsFor = async (viewer: typeof t.honest) =>
        (await t.rewards.timeline(viewer, { programId: t.id, profileId: viewer.profileId }, 'en')).map(({ kind }) => kind)
      expect(await kindsFor(t.honest)).toContain('RESULT_PROVED')
      expect(await kindsFor(t.liar)).toContain('RESULT_REPLACED')
      // If two reports with a secret differ, nothing changes. The difference is only shown.
      expect(await t.report('SERVER', '7001', clicks[1] ?? '', { amount: '1.00' })).toMatchObject({
        isRepeat: true,
        differs: ['clickId', 'amount'],
      })
      expect(await t.tracking.differing(t.brand, t.id, null)).toMatchObject({
        count: 1,
        data: [{ externalId: '7001', reportedAmount: 100 }],
      })
      expect((await t.tracking.setup(t.brand, t.id)).differingReports).toBe(1)
      // The brand reverses the order by its number, for any click id in the reversal (Y-03).
      expect(await t.report('SERVER', '7001', 'unknown', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect(await countedOf(t, t.honest)).toBe(1)
    })

    it('cannot block reports of the shop’s customers or server, and is soon prevented from guessing keys (Y-11)', async () => {
      const t = await shop(await open())
      const click = await t.clicked(t.honest)
      const { id } = await t.db
        .selectFrom('tracking_keys')
        .select('id')
        .where('program_id', '=', t.id)
        .where('kind', '=', 'PUBLISHABLE')
        .where('ends_at', 'is', null)
        .executeTakeFirstOrThrow()
      await t.db
        .insertInto('rate_limits')
        .values({ key: `conversions:PIXEL:${id}:10.0.0.9`, count: 120, window_start: t.clock.now() })
        .execute()
      const load = (address: string) =>
        t.tracking.report({
          ...{ entry: 'PIXEL', key: t.keys.PIXEL, address },
          read: (now) => readConversion({ clickId: click, event: 'SALE', externalId: 'seen', amount: '1' }, now),
        })
      expect(await load('10.0.0.9')).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await load('10.0.0.10')).toMatchObject({ status: 'Pending' })
      expect(await t.report('SERVER', 'o', click)).toMatchObject({ status: 'Approved' })
      expect(await t.report('POSTBACK', 'p', click)).toMatchObject({ status: 'Approved' })
      const guess = (key: string, address: string) =>
        t.tracking.report({ entry: 'SERVER', key, address, read: (now) => readConversion({}, now) })
      const wrong = (n: number) => `wsk_${String(n).padStart(43, '0')}`
      for (const n of times(60)) expect(await guess(wrong(n), '10.0.0.1')).toEqual({ code: 'KEY_INVALID' })
      expect(await guess(wrong(60), '10.0.0.1')).toMatchObject({ code: 'RATE_LIMITED' })
      // After too many wrong keys from an address, only keys that were right before are still looked up.
      const fresh = (await t.tracking.rotate(t.brand, t.id)).secretKey ?? ''
      expect(await guess(fresh, '10.0.0.1')).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await guess(t.keys.SERVER, '10.0.0.1')).toMatchObject({ code: 'BODY_INVALID' })
      expect(await guess(fresh, '10.0.0.2')).toMatchObject({ code: 'BODY_INVALID' })
    })

    it('cannot break a participation by overflowing sums: counters stay at their maximum, and reports still work (Y-10)', async () => {
      const t = await shop(await open())
      const clicks = [await t.clicked(t.honest), await t.clicked(t.honest)]
      await t.report('SERVER', 'a', clicks[0] ?? '')
      const top = Number.MAX_SAFE_INTEGER
      await t.db
        .updateTable('participant_results')
        .set({ revenue: top - 1 })
        .execute()
      for (const table of ['day_counts', 'program_day_counts', 'country_counts'] as const)
        await t.db
          .updateTable(table)
          .set({ revenue: top - 1 })
          .execute()
      expect(await t.report('SERVER', 'b', clicks[1] ?? '')).toMatchObject({ status: 'Approved' })
      expect(await t.resultOf(t.id, t.honest)).toMatchObject({ approved: 2, revenue: top })
      for (const table of ['day_counts', 'program_day_counts', 'country_counts'] as const)
        expect((await t.db.selectFrom(table).select('revenue').execute()).every(({ revenue }) => revenue === top)).toBe(true)
      for (const order of ['a', 'b'])
        expect(await t.report('SERVER', order, 'any', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      await t.db.updateTable('participant_results').set({ revenue: 5 }).execute()
      await t.db.updateTable('day_counts').set({ revenue: 5 }).execute()
      expect(await t.resultOf(t.id, t.honest)).toMatchObject({ approved: 0 })
    })
  })
})

describe('a result that a browser reported', () => {
  eachDatabase((open) => {
    it('counts automatically once its wait is over, and its reward has no second hold', async () => {
      const t = await shop(await open())
      for (const n of times(2)) await t.report('PIXEL', `o-${n}`, await t.clicked(t.honest))
      t.clock.advance(salesWait - 1)
      await t.tracking.countDue()
      expect(await countedOf(t, t.honest)).toBe(0)
      t.clock.advance(1)
      await Promise.all([t.tracking.countDue(), t.tracking.countDue()])
      expect(await countedOf(t, t.honest)).toBe(2)
      expect(await t.rewarded(t.honest)).toMatchObject([{ payableAt: t.clock.now() }])
    })

    it('does not shorten the hold of another result, which did not wait', async () => {
      const t = await shop(await open())
      await t.report('PIXEL', 'waits', await t.clicked(t.honest))
      t.clock.advance(salesWait - 3_600_000)
      const served = t.clock.now()
      await t.report('SERVER', 'proof', await t.clicked(t.honest))
      t.clock.advance(3_600_000)
      await t.tracking.countDue()
      expect(await t.rewarded(t.honest)).toMatchObject([{ payableAt: served + salesWait }])
    })

    it('counts at once if its owner confirms it, but is paid out no earlier than without the confirmation', async () => {
      const t = await shop(await open())
      const reported = t.clock.now()
      for (const n of times(2)) await t.report('PIXEL', `o-${n}`, await t.clicked(t.honest))
      t.clock.advance(86_400_000)
      const { data } = await t.tracking.waiting(t.honest, { programId: t.id, profileId: t.honest.profileId })
      const input = { programId: t.id, ids: data.map(({ id }) => id), counts: true }
      await expect(t.tracking.decideWaiting(t.honest, input)).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
      expect((await t.tracking.decideWaiting(t.brand, input)).changedIds).toHaveLength(2)
      expect((await t.tracking.decideWaiting(t.brand, input)).changedIds).toEqual([])
      expect(await t.rewarded(t.honest)).toMatchObject([{ payableAt: reported + salesWait }])
    })

    it('is checked by the risk rules again when it counts', async () => {
      const t = await shop(await open())
      for (const n of times(6)) await t.report('PIXEL', `o-${n}`, await t.clicked(t.liar, { visitor: 'one' }))
      expect((await t.conversions()).filter(({ status }) => status === 'Pending')).toHaveLength(5)
      t.clock.advance(salesWait)
      await t.tracking.countDue()
      expect((await t.conversions()).map(({ status }) => status)).toEqual(times(6).map(() => 'Held'))
      expect(await countedOf(t, t.liar)).toBe(0)
    })

    it('causes one notification a day to its owner, even if several processes check at once', async () => {
      const t = await shop(await open())
      await t.report('PIXEL', 'o', await t.clicked(t.honest))
      for (let day = 0; day < 2; day++) {
        await Promise.all([t.tracking.tellWaiting(), t.tracking.tellWaiting()])
        await t.tracking.tellWaiting()
        t.clock.advance(86_400_000)
      }
      const notices = (await t.noticesOf(t.brand)).filter(({ type }) => type === 'PROGRAM_RESULTS_WAITING')
      expect(notices.map(({ meta }) => meta['count'])).toEqual([1, 1])
    })

    it('is decided once if owner, timer, a report with a secret and a reversal come at the same moment', async () => {
      const t = await shop(await open())
      const orders = times(12).map((n) => `o-${String(n).padStart(2, '0')}`)
      const proofs = new Map<string, string>()
      for (const order of orders) {
        await t.report('PIXEL', order, await t.clicked(t.liar))
        proofs.set(order, await t.clicked(t.honest))
      }
      const ids = (await t.conversions()).map(({ id }) => id)
      t.clock.advance(salesWait)
      const decide = (some: string[], counts: boolean) =>
        t.tracking.decideWaiting(t.brand, { programId: t.id, ids: some, counts, reason: 'OTHER', note: 'No' })
      await Promise.all([
        t.tracking.countDue(),
        decide(ids.slice(0, 6), true),
        decide(ids.slice(3, 9), false),
        t.tracking.countDue(),
        ...orders.slice(4, 10).map((order) => t.report('SERVER', order, proofs.get(order) ?? '')),
        ...orders.slice(8, 11).map((order) => t.report('POSTBACK', order, 'any', { status: 'REVERSED' })),
      ])
      const rows = await t.conversions()
      expect(rows.filter(({ status }) => status === 'Pending')).toEqual([])
      expect(rows.slice(4, 8).map(({ way, status }) => [way, status])).toEqual(times(4).map(() => ['SERVER', 'Approved']))
      expect(rows.slice(8, 11).map(({ status }) => status)).toEqual(times(3).map(() => 'Reversed'))
      expect(await countedOf(t, t.honest)).toBe(4)
      await countedOf(t, t.liar)
      expect((await t.rewarded(t.honest)).length).toBe(1)
    })
  })
})
