import { describe, expect, inject, it } from 'vitest'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { openServerWorld } from '../../testing/test-world.ts'
import { choosePromoCode } from '../participations/codes.ts'
import { codesHarness, lamas } from './testing/codes.ts'
import { addClicks } from './testing/harness.ts'
import { addCase, decisionToCount, heldClick } from './testing/held-clicks.ts'

const minute = 60_000
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** A program that counts codes on a PostgreSQL server, where transactions really run at the same time. */
async function codesOnServer() {
  const handle = await openServerWorld()
  return codesHarness(handle)
}

describe.runIf(inject('postgresUrl'))('codes on a PostgreSQL server', () => {
  it('give an order that is reported by a click, a code and both at once to one participant', async () => {
    const t = await codesOnServer()
    await addClicks(t.db, [{ at: testMoment - 30 * minute }])
    await times(20, (n) => {
      const by = { by: n % 2 ? (0 as const) : (1 as const) }
      return n % 3 === 0 ? t.byCode(lamas, {}, by) : t.report(n % 3 === 1 ? {} : { promoCode: lamas }, by)
    })
    expect(await t.conversions()).toHaveLength(1)
    expect(t.counted.filter(({ to }) => to === 'Approved')).toHaveLength(1)
    expect((await t.two()).length).toBeLessThan(2)
  })

  it('give a number that browsers name by a code and by a click at once to the click', async () => {
    const t = await codesOnServer()
    await addClicks(t.db, [{}])
    await times(20, (n) => (n % 2 ? t.byCode(lamas, {}, { entry: 'PIXEL', by: 0 }) : t.report({}, { entry: 'PIXEL', by: 1 })))
    const [holder, ...others] = (await t.conversions()).filter(({ naming }) => naming !== 'Former')
    expect(others).toEqual([])
    expect(holder).toMatchObject({ profile_id: NOURA.profile.id, click_id: 'click-0', status: 'Pending' })
  })

  it('take over the order of a refused click once, while it is reported again', async () => {
    const t = await codesOnServer()
    await addCase(t.db, { held: 1 })
    await addClicks(t.db, [heldClick({ id: 'held', at: testMoment - minute })])
    await t.report({ clickId: 'held', promoCode: lamas })
    const decide = inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false }, 'maha'))
    await Promise.all([decide, ...Array.from({ length: 10 }, () => t.report({ clickId: 'held', promoCode: lamas }, { by: 1 }))])
    const standing = (await t.conversions()).filter(({ naming }) => naming !== 'Former')
    expect(standing).toMatchObject([{ profile_id: LAMA.profile.id, status: 'Approved' }])
  })

  it('go to one of the participants who choose the same one at once', async () => {
    const t = await codesOnServer()
    await t.db
      .insertInto('participations')
      .values({
        ...{ id: 'lama-in-p', program_id: 'p', profile_id: LAMA.profile.id, user_id: LAMA.user.id },
        ...{ status: 'Accepted', is_automatic: 0, created_at: testMoment, answered_at: testMoment },
      })
      .execute()
    const choose = (n: number) =>
      choosePromoCode(t, { profileId: (n % 2 ? LAMA : NOURA).profile.id }, { programId: 'p', code: 'SUNBEAM' }).then(
        () => 'done',
        () => 'refused',
      )
    const answers = await times(12, choose)
    expect(answers.filter((one) => one === 'done')).toHaveLength(1)
    expect(await t.db.selectFrom('promo_codes').select('look').where('is_chosen', '=', 1).execute()).toEqual([{ look: 'SUNBEAM' }])
  })
})
