import { describe, expect, it } from 'vitest'
import { mostUnproven } from '@wasla/contract/tracking/code-source.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, programOf } from '../programs/testing/program-rows.ts'
import { findConversionsOf } from './service.ts'
import { codesHarness, lamas, nouras } from './testing/codes.ts'
import { addClicks } from './testing/harness.ts'
import { addCase, decisionToCount, heldClick } from './testing/held-clicks.ts'

const day = 86_400_000
const minute = 60_000
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const refused = { ...decisionToCount, counts: false }

describe('an order with a code', () => {
  eachWorld((open) => {
    it('counts for the participant whose code it is, with the channel of codes, however the code is written', async () => {
      const t = await codesHarness(await open())
      expect(await t.byCode(' rama-٧ ')).toMatchObject({ status: 'Approved', isRepeat: false })
      expect(await t.byCode(lamas)).toMatchObject({ isRepeat: true })
      expect(await t.byCode('ＲＡＭＡ７')).not.toHaveProperty('differs')
      expect(await t.conversions()).toMatchObject([
        { profile_id: LAMA.profile.id, click_id: `code:${lamas}`, channel: 'CODE', country: 'ZZ', way: 'SERVER' },
      ])
      expect(t.counted).toMatchObject([{ profileId: LAMA.profile.id, channel: 'CODE', to: 'Approved', amount: 249_90 }])
    })

    it('is taken at all three entries', async () => {
      const t = await codesHarness(await open(), 'CODES')
      for (const entry of ['SERVER', 'POSTBACK', 'PIXEL'] as const)
        expect(await t.byCode(lamas, { externalId: entry }, { entry })).toMatchObject({
          status: entry === 'PIXEL' ? 'Pending' : 'Approved',
        })
    })

    it('is unknown if the code is of nobody, of another program of the brand, or of a shop', async () => {
      const t = await codesHarness(await open())
      await addPrograms(t.db, [programOf('q', { countsBy: 'CODES' })])
      await t.db
        .insertInto('promo_codes')
        .values({
          ...{ program_id: 'q', profile_id: NOURA.profile.id, owner_id: NABT_COFFEE.profile.id, code: 'OTHER7', look: 'OTHER7' },
          ...{ is_chosen: 0, created_at: 1 },
        })
        .execute()
      for (const code of ['KMRT47', 'OTHER7', 'WINTER-SALE-10', 'x']) expect(await t.byCode(code)).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.conversions()).toEqual([])
    })

    it('is refused by a program that counts links, which ignores the code beside a click', async () => {
      const t = await codesHarness(await open(), 'LINKS')
      await addClicks(t.db, [{ at: testMoment - 2 * day }])
      expect(await t.byCode(lamas)).toEqual({ code: 'EVENT_NOT_FOR_OBJECTIVE' })
      expect(await t.report({ promoCode: lamas })).toMatchObject({ status: 'Approved' })
      expect(await t.conversions()).toMatchObject([{ profile_id: NOURA.profile.id, click_id: 'click-0' }])
      expect(await t.two()).toEqual([])
    })

    it('can be reversed until 30 days after the purchase', async () => {
      const t = await codesHarness(await open())
      await t.byCode(lamas)
      await t.byCode(lamas, { externalId: 'late' })
      expect(await t.byCode(lamas, { status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      t.clock.advance(30 * day + 1)
      expect(await t.byCode(lamas, { externalId: 'late', status: 'REVERSED' })).toEqual({ code: 'ATTRIBUTION_WINDOW_PASSED' })
    })
  })
})

describe('an order with a click of one participant and the code of another', () => {
  eachWorld((open) => {
    it.each([
      [59 * minute, 'CLICK', NOURA, LAMA],
      [61 * minute, 'CODE', LAMA, NOURA],
    ] as const)(
      'goes to the click of the last hour, else to the code, and both read it: %i ms',
      async (before, decidedBy, winner, loser) => {
        const t = await codesHarness(await open())
        await addClicks(t.db, [{ at: testMoment - before }])
        expect(await t.report({ promoCode: lamas })).toMatchObject({ status: 'Approved' })
        expect(await t.conversions()).toMatchObject([{ profile_id: winner.profile.id }])
        for (const { profile } of [winner, loser])
          expect((await findConversionsOf(t.db, { programId: 'p', profileId: profile.id })).ofTwo).toMatchObject([
            { record: { externalId: 'order-1' }, two: { profileId: winner.profile.id, otherProfileId: loser.profile.id, decidedBy } },
          ])
        for (const fields of [{ promoCode: lamas }, {}, { clickId: '', promoCode: lamas }])
          expect(await t.report(fields)).toMatchObject({ isRepeat: true, status: 'Approved' })
        expect(t.counted).toHaveLength(1)
        expect(await t.two()).toHaveLength(1)
      },
    )

    it('goes to the counted click if it names a repeat of it', async () => {
      const t = await codesHarness(await open())
      await addClicks(t.db, [
        { id: 'first', visitor: 'v', at: testMoment - 30 * minute },
        { id: 'again', visitor: 'v', at: testMoment - 10 * minute, status: 'Rejected', reason: 'REPEAT' },
      ])
      expect(await t.report({ clickId: 'again', promoCode: lamas })).toMatchObject({ status: 'Approved' })
      expect(await t.conversions()).toMatchObject([{ click_id: 'first', profile_id: NOURA.profile.id }])
    })

    it('is held if it names the code and a rejected click of one participant', async () => {
      const t = await codesHarness(await open())
      await addClicks(t.db, [{ status: 'Rejected', reason: 'OWN_BROWSER' }])
      expect(await t.report({ promoCode: nouras })).toMatchObject({ status: 'Held' })
      expect(await t.conversions()).toMatchObject([{ status: 'Held', reason: 'OWN_BROWSER', click_id: `code:${nouras}` }])
    })

    it('goes to the code if the click is held and its network case is refused', async () => {
      const t = await codesHarness(await open())
      await addCase(t.db, { held: 1 })
      await addClicks(t.db, [heldClick({ id: 'held', at: testMoment - minute })])
      expect(await t.report({ clickId: 'held', promoCode: lamas })).toMatchObject({ status: 'Held' })
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', refused, 'maha'))
      const rows = await t.conversions()
      expect(rows).toHaveLength(2)
      expect(rows.find(({ profile_id }) => profile_id === NOURA.profile.id)).toMatchObject({ status: 'Rejected', naming: 'Former' })
      expect(rows.find(({ profile_id }) => profile_id === LAMA.profile.id)).toMatchObject({
        ...{ status: 'Approved', naming: 'Only', channel: 'CODE', external_id: 'order-1', amount: 249_90 },
      })
      expect(await t.two()).toMatchObject([
        { profile_id: LAMA.profile.id, other_profile_id: NOURA.profile.id, decided_by: 'CLICK_REFUSED' },
      ])
      expect(await t.report({ clickId: 'held', promoCode: lamas })).toMatchObject({ isRepeat: true, status: 'Approved' })
      const approved = t.counted.filter(({ kind, to }) => kind === 'CONVERSION' && to === 'Approved')
      expect(approved.map(({ profileId }) => profileId)).toEqual([LAMA.profile.id])
    })

    it('stays with the click if its network case counts', async () => {
      const t = await codesHarness(await open())
      await addCase(t.db, { held: 1 })
      await addClicks(t.db, [heldClick({ id: 'held', at: testMoment - minute })])
      await t.report({ clickId: 'held', promoCode: lamas })
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'maha'))
      expect(await t.conversions()).toMatchObject([{ status: 'Approved', profile_id: NOURA.profile.id }])
    })
  })
})

describe('an order that only a browser reports by a code', () => {
  eachWorld((open) => {
    it('never counts by itself', async () => {
      const t = await codesHarness(await open())
      await t.byCode(lamas, {}, { entry: 'PIXEL' })
      t.clock.advance(60 * day)
      await t.tracking.countDue()
      expect(await t.conversions()).toMatchObject([{ status: 'Rejected', reason: 'NOT_CONFIRMED' }])
    })

    it('counts if its owner confirms it', async () => {
      const t = await codesHarness(await open())
      await t.byCode(lamas, {}, { entry: 'PIXEL' })
      const [one] = (await t.tracking.waiting(t.owner, { programId: 'p' })).data
      expect(await t.tracking.decideWaiting(t.owner, { programId: 'p', ids: [one?.id ?? ''], counts: true })).toMatchObject({
        changedIds: [one?.id],
      })
      expect(await t.conversions()).toMatchObject([{ status: 'Approved', channel: 'CODE' }])
    })

    it('gives its number to a browser report with a click, and takes none from one', async () => {
      const t = await codesHarness(await open())
      await addClicks(t.db, [{}])
      await t.byCode(lamas, {}, { entry: 'PIXEL' })
      expect(await t.report({}, { entry: 'PIXEL' })).toMatchObject({ isRepeat: false, status: 'Pending' })
      expect(await t.byCode(lamas, {}, { entry: 'PIXEL' })).toMatchObject({ isRepeat: true })
      const rows = await t.conversions()
      expect(rows.map(({ profile_id, status, naming }) => [profile_id, status, naming])).toEqual(
        expect.arrayContaining([
          [LAMA.profile.id, 'Rejected', 'Former'],
          [NOURA.profile.id, 'Pending', 'Only'],
        ]),
      )
      expect(rows).toHaveLength(2)
    })

    it('is replaced by proof, which decides between click and code itself', async () => {
      const t = await codesHarness(await open())
      await addClicks(t.db, [{ at: testMoment - 10 * minute }])
      await t.byCode(lamas, {}, { entry: 'PIXEL' })
      expect(await t.report({ promoCode: lamas })).toMatchObject({ isRepeat: false, status: 'Approved' })
      expect(await t.conversions()).toMatchObject([{ profile_id: NOURA.profile.id, click_id: 'click-0', way: 'SERVER' }])
      expect(await t.two()).toMatchObject([{ profile_id: NOURA.profile.id, decided_by: 'CLICK' }])
    })

    it('is not stored if 200 of its participant wait, and does not touch reports with a secret', async () => {
      const t = await codesHarness(await open())
      for (let n = 0; n < mostUnproven; n++) await t.byCode(lamas, { externalId: `o-${n}` }, { entry: 'PIXEL' })
      expect(await t.byCode(lamas, { externalId: 'more' }, { entry: 'PIXEL' })).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await t.byCode(nouras, { externalId: 'noura' }, { entry: 'PIXEL' })).toMatchObject({ status: 'Pending' })
      expect(await t.byCode(lamas, { externalId: 'proved' })).toMatchObject({ status: 'Approved' })
      expect(await t.conversions()).toHaveLength(mostUnproven + 2)
    })
  })
})

describe('reports of one order by a click and a code at the same moment', () => {
  eachWorld((open) => {
    it('count once, for one participant', async () => {
      const t = await codesHarness(await open())
      await addClicks(t.db, [{ at: testMoment - 30 * minute }])
      const answers = await times(12, (n) =>
        n % 3 === 0 ? t.byCode(lamas, {}, { by: n % 2 ? 0 : 1 }) : t.report(n % 3 === 1 ? {} : { promoCode: lamas }, { by: n % 2 ? 0 : 1 }),
      )
      expect(answers.filter((one) => !('code' in one) && !one.isRepeat)).toHaveLength(1)
      expect(await t.conversions()).toHaveLength(1)
      expect(t.counted.filter(({ to }) => to === 'Approved')).toHaveLength(1)
    })
  })
})
