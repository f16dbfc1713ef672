import { describe, expect, it } from 'vitest'
import { decideReview } from '@wasla/contract/admin/conversions.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { mostClaims } from '@wasla/contract/tracking/claims.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, programOf } from '../programs/testing/program-rows.ts'
import { createTrackingService, findUndecided } from './service.ts'
import { addClicks, trackingHarness } from './testing/harness.ts'
import { salesWait, shop, type Shop } from './testing/shop.ts'

/** A shop that reports only by its pixel, and a liar who guesses the shop’s next numbers. */
async function pixelShop(handle: Parameters<typeof shop>[0]) {
  const t = await shop(handle)
  const statuses = async () =>
    (await t.conversions())
      .toSorted((one, another) => one.external_id.localeCompare(another.external_id) || one.received_at - another.received_at)
      .map(({ external_id, profile_id, status, naming }) => [
        external_id,
        profile_id === t.honest.profileId ? 'honest' : 'liar',
        status,
        naming,
      ])
  return {
    ...t,
    statuses,
    says: async (who: Shop['honest'], number: string, over: Record<string, unknown> = {}) =>
      t.report('PIXEL', number, await t.clicked(who), over),
    claims: () => t.db.selectFrom('conversion_claims').selectAll().orderBy('received_at').orderBy('id').execute(),
    waits: async () => (await t.tracking.waiting(t.brand, { programId: t.id })).data,
    async decide(counts: boolean) {
      const ids = (await t.tracking.waiting(t.brand, { programId: t.id })).data.map(({ id }) => id)
      return t.tracking.decideWaiting(t.brand, { programId: t.id, ids, counts, ...(counts ? {} : { reason: 'NOT_FOUND' as const }) })
    },
    /** An admin decides on the held result of this number; without a number, on the only held result. */
    async review(status: 'Approved' | 'Rejected', number?: string) {
      const held = await t.tracking.reviews.page({ programId: t.id, status: 'Held', found: null }, { limit: 9, offset: 0 })
      const data = held.data.filter(({ externalId }) => number === undefined || externalId === number)
      expect(data).toHaveLength(1)
      await inTransaction(t.db, async (tx) => {
        const { conversion, program } = await t.tracking.reviews.lock(tx, data[0]?.id ?? '')
        const decided = changesOf(decideReview({ conversion, program }, { status, reason: 'We asked the shop' }, t.clock.now()))
        if (conversion) await t.tracking.reviews.save(tx, conversion, decided)
      })
    },
    async pass(time: number) {
      t.clock.advance(time)
      await t.tracking.countDue()
    },
  }
}

describe('a number that browsers report for several links (Y-02)', () => {
  eachDatabase((open) => {
    it('waits for its owner; if the owner declines one result, the next gets the number with its own amount and waiting time', async () => {
      const t = await pixelShop(await open())
      expect(await t.says(t.liar, '9002')).toMatchObject({ isRepeat: false })
      t.clock.advance(86_400_000)
      expect(await t.says(t.honest, '9002', { amount: '249.90' })).toMatchObject({ isRepeat: true, differs: ['clickId', 'amount'] })
      expect(await t.waits()).toMatchObject([{ profileId: t.liar.profileId, naming: 'Contested' }])
      expect(await t.tracking.waiting(t.brand, { programId: t.id })).toMatchObject({ count: 1, nextCountsAt: null })
      expect(await t.tracking.differing(t.brand, t.id, undefined)).toMatchObject({
        count: 1,
        data: [{ externalId: '9002', reportedAmount: 249_90 }],
      })
      await t.decide(false)
      expect(await t.waits()).toMatchObject([{ profileId: t.honest.profileId, amount: 249_90, countsAt: t.clock.now() + salesWait }])
      await t.decide(true)
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([0, 1])
      expect(await t.statuses()).toEqual([
        ['9002', 'liar', 'Rejected', 'Former'],
        ['9002', 'honest', 'Approved', 'Contested'],
      ])
      expect(await t.says(t.liar, '9002')).toMatchObject({ isRepeat: true, status: 'Approved' })
    })

    it('never counts automatically: an admin decides if the owner does not; a refusal gives the number to the next result', async () => {
      const t = await pixelShop(await open())
      await t.says(t.liar, '9002')
      await t.says(t.honest, '9002')
      await t.pass(salesWait)
      expect(await t.statuses()).toEqual([['9002', 'liar', 'Held', 'Contested']])
      await t.review('Rejected')
      await t.pass(salesWait)
      expect(await t.statuses()).toMatchObject([
        ['9002', 'liar', 'Rejected', 'Former'],
        ['9002', 'honest', 'Held', 'Contested'],
      ])
      await t.review('Approved')
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([0, 1])
    })

    it('is contested if a second report of the same click has another amount, because a click id is no secret', async () => {
      const t = await pixelShop(await open())
      const click = await t.clicked(t.honest)
      await t.report('PIXEL', '9001', click, { amount: '1.00' })
      expect(await t.report('PIXEL', '9001', click, { amount: '1.00' })).not.toHaveProperty('differs')
      for (const amount of ['249.90', '7.00'])
        expect(await t.report('PIXEL', '9001', click, { amount })).toMatchObject({ isRepeat: true, differs: ['amount'] })
      expect(await t.waits()).toMatchObject([{ amount: 1_00, naming: 'Contested' }])
      expect((await t.claims()).map(({ amount }) => amount)).toEqual([249_90])
      expect(await t.tracking.differing(t.brand, t.id, undefined)).toMatchObject({ count: 1, data: [{ reportedAmount: 249_90 }] })
      await t.decide(false)
      expect(await t.waits()).toMatchObject([{ amount: 249_90, naming: 'Contested' }])
      await t.decide(true)
      expect(await t.approvedOf(t.honest)).toBe(1)
    })

    it('goes to another click at once after its result was declined, and never again to a click that was answered', async () => {
      const t = await pixelShop(await open())
      const click = await t.clicked(t.liar)
      await t.report('PIXEL', '9003', click)
      await t.decide(false)
      expect(await t.says(t.honest, '9003')).toMatchObject({ isRepeat: false, status: 'Pending' })
      expect(await t.report('PIXEL', '9003', click)).toMatchObject({ isRepeat: true })
      expect([await t.claims(), await t.statuses()]).toMatchObject([
        [],
        [
          ['9003', 'liar', 'Rejected', 'Former'],
          ['9003', 'honest', 'Pending', 'Contested'],
        ],
      ])
    })

    it('lets a result that counted before the contest still count, until the owner gives the number to another click', async () => {
      const t = await pixelShop(await open())
      for (const number of ['9004', '9005']) await t.says(t.liar, number)
      await t.pass(salesWait)
      expect(await t.rewarded(t.liar)).toHaveLength(1)
      for (const number of ['9004', '9005']) expect(await t.says(t.honest, number)).toMatchObject({ isRepeat: false, status: 'Pending' })
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([2, 0])
      await t.decide(true)
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([0, 2])
      expect([await t.rewarded(t.liar), (await t.rewarded(t.honest)).length]).toEqual([[], 1])
    })

    it('loses all its claims if a report with a secret or a reversal arrives', async () => {
      const t = await pixelShop(await open())
      for (const number of ['a', 'b', 'c']) await t.says(t.liar, number)
      await t.pass(salesWait)
      for (const number of ['a', 'b', 'c']) await t.says(t.honest, number)
      for (const number of ['a', 'b', 'c']) await t.says(t.liar, number)
      expect(await t.claims()).toHaveLength(3)
      expect(await t.report('SERVER', 'a', await t.clicked(t.honest))).toMatchObject({ status: 'Approved' })
      expect(await t.report('SERVER', 'b', 'any', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect((await t.claims()).map(({ external_id }) => external_id)).toEqual(['c'])
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([1, 1])
      for (const number of ['a', 'b']) expect(await t.says(t.liar, number)).toMatchObject({ isRepeat: true })
      expect((await t.statuses()).filter(([, , status]) => status === 'Approved')).toEqual([
        ['a', 'honest', 'Approved', 'Only'],
        ['c', 'liar', 'Approved', 'Former'],
      ])
      const replaced = await t.db.selectFrom('replaced_conversions').select('former_profile_id').execute()
      expect(replaced.map((one) => one.former_profile_id)).toContain(t.liar.profileId)
    })

    it('can be reversed for 30 days after any click reported with it; a liar’s old click does not end that (X-21, Y-03)', async () => {
      const t = await pixelShop(await open())
      const day = 86_400_000
      const old = () => t.clicked(t.liar, { at: t.clock.now() - 29 * day })
      await t.says(t.liar, 'a')
      await t.report('PIXEL', 'b', await old())
      await t.says(t.honest, 'b')
      await t.pass(salesWait)
      await t.report('PIXEL', 'a', await old())
      await t.pass(2 * day)
      for (const number of ['a', 'b'])
        expect(await t.report('SERVER', number, 'any', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect([await t.approvedOf(t.liar), await t.claims()]).toEqual([0, []])
    })

    it('keeps a result whose own 30 days are over, if a later click names the number and the number is reversed (X-21)', async () => {
      const t = await pixelShop(await open())
      await t.says(t.honest, 'a')
      await t.pass(salesWait)
      await t.pass(20 * 86_400_000)
      expect(await t.says(t.liar, 'a')).toMatchObject({ isRepeat: false })
      expect(await t.report('SERVER', 'a', 'any', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect(await t.statuses()).toEqual([
        ['a', 'honest', 'Approved', 'Former'],
        ['a', 'liar', 'Reversed', 'Contested'],
      ])
    })

    it('keeps a settled result if a report with a secret or a confirmation arrives; these wait for an admin (X-21)', async () => {
      const t = await pixelShop(await open())
      const day = 86_400_000
      for (const number of ['confirmed', 'held', 'proof', 'refused']) await t.says(t.honest, number)
      await t.pass(salesWait)
      await t.says(t.liar, 'held')
      await t.pass(17 * day)
      expect(await t.says(t.liar, 'confirmed')).toMatchObject({ isRepeat: false })
      const named = async (number: string) => t.report('SERVER', number, await t.clicked(t.liar))
      for (const number of ['held', 'proof', 'refused']) expect(await named(number), number).toMatchObject({ status: 'Held' })
      expect((await t.decide(true)).changedIds).toEqual([])
      expect(await t.statuses()).toEqual(
        ['confirmed', 'held', 'proof', 'refused'].flatMap((number) => [
          [number, 'honest', 'Approved', 'Former'],
          [number, 'liar', 'Held', 'Contested'],
        ]),
      )
      expect([await t.approvedOf(t.honest), await t.approvedOf(t.liar)]).toEqual([4, 0])
      expect(await t.tracking.differing(t.brand, t.id, undefined)).toMatchObject({ count: 2 })
      expect(await named('proof')).toMatchObject({ isRepeat: true, status: 'Held' })
      await t.review('Approved', 'proof')
      await t.review('Rejected', 'refused')
      expect(await named('refused')).toMatchObject({ isRepeat: true, status: 'Rejected' })
      expect([await t.approvedOf(t.honest), await t.approvedOf(t.liar)]).toEqual([3, 1])
      for (const number of ['confirmed', 'refused'])
        expect(await t.report('SERVER', number, 'any', { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect([await t.approvedOf(t.honest), await t.approvedOf(t.liar)]).toEqual([3, 1])
    })

    it('is given to a report with a secret until 30 days after the click of the counted result, which the report replaces', async () => {
      const t = await pixelShop(await open())
      const click = { at: t.clock.now() - 3_600_000 }
      await t.report('PIXEL', 'a', await t.clicked(t.liar, click))
      await t.pass(salesWait)
      t.clock.advance(click.at + 30 * 86_400_000 - t.clock.now())
      expect(await t.report('SERVER', 'a', await t.clicked(t.honest))).toMatchObject({ status: 'Approved' })
      expect([await t.approvedOf(t.honest), await t.approvedOf(t.liar)]).toEqual([1, 0])
    })

    it('reserves the reward that a claim may earn, and goes back to the participant whose review request is granted (Y-12)', async () => {
      const t = await pixelShop(await open())
      await t.says(t.honest, '9006')
      t.clock.advance(60_000)
      await t.says(t.liar, '9006')
      expect(new Set((await findUndecided(t.db, t.id)).map(({ profileId }) => profileId))).toEqual(
        new Set([t.honest.profileId, t.liar.profileId]),
      )
      await t.decide(false)
      const about = { programId: t.id, profileId: t.honest.profileId, kind: 'CONVERSION', reason: 'DECLINED' } as const
      const reviewRequest = await t.tracking.requestReview(t.honest, { ...about, day: civilDate(t.clock.now()) })
      await inTransaction(t.db, (tx) =>
        t.tracking.reviews.answer(tx, reviewRequest.id, { counts: true, answer: 'The shop was wrong.' }, 'maha'),
      )
      expect((await t.statuses()).map(([, who, status, naming]) => [who, status, naming])).toEqual([
        ['honest', 'Approved', 'Contested'],
        ['liar', 'Rejected', 'Former'],
      ])
      expect([await t.approvedOf(t.liar), await t.approvedOf(t.honest)]).toEqual([0, 1])
    })

    it('accepts a limited number of claims per participant, and shows its owner a single line about them', async () => {
      const t = await pixelShop(await open())
      await t.says(t.honest, 'n')
      for (let one = 0; one < mostClaims + 5; one++) await t.says(t.liar, 'n', { amount: `${one + 1}.00` })
      await t.report('PIXEL', 'n', await t.clicked(t.honest), { amount: '9.00' })
      const claims = await t.claims()
      expect([claims.length, claims.filter((one) => one.profile_id === t.liar.profileId).length]).toEqual([mostClaims + 1, mostClaims])
      expect(await t.tracking.differing(t.brand, t.id, undefined)).toMatchObject({ count: 1, data: [{ times: mostClaims + 1 }] })
      for (const left of [true, false]) {
        await t.report('PIXEL', 'n', claims[0]?.click_id ?? '', { amount: '7.00' })
        expect(await t.claims(), String(left)).toEqual(claims)
      }
    })

    it('is decided once and loses no click if claims and decisions arrive at the same moment', async () => {
      const t = await pixelShop(await open())
      const numbers = Array.from({ length: 8 }, (_, n) => `n-${n}`)
      const clicks = await Promise.all(numbers.flatMap(() => [t.clicked(t.liar), t.clicked(t.honest), t.clicked(t.honest)]))
      const clickOf = (n: number, at: number) => clicks[n * 3 + at] ?? ''
      await Promise.all(numbers.flatMap((number, n) => [0, 1].map((at) => t.report('PIXEL', number, clickOf(n, at)))))
      expect([(await t.conversions()).length, (await t.claims()).length]).toEqual([8, 8])
      await Promise.all([t.decide(false), ...numbers.map((number, n) => t.report('PIXEL', number, clickOf(n, 2), { amount: '3.00' }))])
      const holders = (await t.conversions()).filter(({ naming }) => naming !== 'Former')
      expect(holders.map(({ external_id }) => external_id)).toEqual(numbers)
      expect(holders.map(({ status, naming }) => [status, naming])).toEqual(numbers.map(() => ['Pending', 'Contested']))
      // Each click that was not declined either has the number or has an unanswered claim to it.
      const left = (await t.claims()).filter(({ answered_at }) => answered_at === null)
      const known = new Set([...(await t.conversions()), ...left].map(({ click_id }) => click_id))
      expect(clicks.filter((click) => !known.has(click))).toEqual([])
      await Promise.all([t.decide(true), t.decide(false)])
      const approved = (await t.conversions()).filter(({ status }) => status === 'Approved')
      expect(new Set(approved.map(({ external_id }) => external_id)).size).toBe(approved.length)
    })
  })
})

describe('counting due results if one of them cannot be counted', () => {
  eachWorld((open) => {
    it('counts the other results of its program and of other programs (Y-01)', async () => {
      const t = await trackingHarness(await open())
      await addPrograms(t.db, [programOf('q')])
      await addClicks(t.db, [{}, {}, {}])
      for (const [at, externalId] of ['bad', 'good', 'of-another'].entries())
        await t.report({ clickId: `click-${at}`, externalId }, { entry: 'PIXEL' })
      await t.db
        .updateTable('conversions')
        .set({ program_id: 'q', counts_at: t.clock.now() + salesWait + 1 })
        .where('external_id', '=', 'of-another')
        .execute()
      t.clock.advance(salesWait + 1)
      const bad = (await t.conversions()).find(({ external_id }) => external_id === 'bad')?.id
      const logged: string[] = []
      const failing = createTrackingService({
        ...t,
        log: { ...t.log, error: (message) => void logged.push(message) },
        countResults: async (_, changes) => {
          if (changes.some(({ id }) => id === bad)) throw new Error('It cannot be counted')
        },
      })
      await failing.countDue()
      const all = await t.db.selectFrom('conversions').select(['external_id', 'status']).orderBy('external_id').execute()
      expect(all.map(({ external_id, status }) => [external_id, status])).toEqual([
        ['bad', 'Pending'],
        ['good', 'Approved'],
        ['of-another', 'Approved'],
      ])
      expect(logged).toEqual(['A result that is due could not be counted'])
    })
  })
})
