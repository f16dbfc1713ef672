import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { addClicks, addUncounted } from '../../tracking/testing/harness.ts'
import { adminTestApp, lastLines } from '../testing/admin-app.ts'

type Handle = Parameters<typeof adminTestApp>[0]

async function desk(handle: Handle) {
  const t = await adminTestApp(handle)
  await clearPrograms(t.db)
  await addPrograms(t.db, [programOf('p')])
  const { secretKey } = await t.services.tracking.rotate({ profileId: NABT_COFFEE.profile.id }, 'p')
  const report = async (externalId: string, clickId: string) => {
    const outcome = await t.services.tracking.report({
      entry: 'SERVER',
      key: secretKey ?? '',
      read: (now) => readConversion({ clickId, event: 'SALE', externalId, amount: '10.00' }, now),
    })
    if ('code' in outcome) throw new Error(outcome.code)
    return outcome.id
  }
  /** Returns who was notified of this test's decisions; the demo has notifications of its own. */
  const notified = async () => {
    const lines = await t.db
      .selectFrom('notifications')
      .select(['profile_id', 'type'])
      .where('type', 'in', ['PROGRAM_CONVERSION_APPROVED', 'PROGRAM_CONVERSION_REJECTED'])
      .where('reference_id', 'in', t.db.selectFrom('conversions').select('id'))
      .execute()
    return lines.map(({ profile_id, type }) => [profile_id, type])
  }
  return { ...t, report, notified }
}

describe('results in the back office', () => {
  eachWorld((open) => {
    it('show why a conversion is held; approving it notifies both sides', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{ at: testMoment - 1_000 }, {}])
      const held = await t.report('a', 'click-0')
      await t.report('b', 'click-1')
      const { count, data } = await t.service.conversions({ status: 'Held' })
      expect([count, data]).toMatchObject([
        1,
        [{ id: held, reason: 'TOO_FAST', programName: 'Morning coffee', via: 'SERVER', amount: 10_00 }],
      ])
      expect(await t.service.conversion(held)).toMatchObject({
        clickedAt: new Date(testMoment - 1_000).toISOString(),
        note: null,
        evidence: expect.arrayContaining([{ rule: 'TOO_FAST', found: 1, allowed: 3 }]) as unknown,
      })
      const row = await t.service.reviewConversion(t.reviewer, held, { status: 'Approved', reason: 'A known customer' })
      expect(row).toMatchObject({ status: 'Approved', reason: null })
      expect((await t.service.conversion(held)).note).toBe('A known customer')
      expect(new Set(await t.notified())).toEqual(
        new Set([
          [NABT_COFFEE.profile.id, 'PROGRAM_CONVERSION_APPROVED'],
          [NOURA.profile.id, 'PROGRAM_CONVERSION_APPROVED'],
        ]),
      )
      expect(await lastLines(t, 1)).toMatchObject([{ action: 'admin.conversionReviewed', target: held, before: { status: 'Held' } }])
      expect(await refusal(t.service.reviewConversion(t.reviewer, held, { status: 'Approved' }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(t.service.reviewConversion(t.reviewer, held, { status: 'Rejected' }))).toBe('DTO_VALIDATION_ERROR')
      await t.service.reviewConversion(t.reviewer, held, { status: 'Reversed', reason: 'It went back' })
      expect(await refusal(t.service.reviewConversion(t.reviewer, 'none', { status: 'Approved' }))).toBe('CONVERSION_NOT_FOUND')
      expect(await refusal(t.service.conversion('none'))).toBe('CONVERSION_NOT_FOUND')
    })

    it('are decided once if several decide at the same moment', async () => {
      const t = await desk(await open())
      await addClicks(t.db, [{ at: testMoment - 1_000 }])
      const held = await t.report('a', 'click-0')
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          refusal(t.service.reviewConversion(t.reviewer, held, { status: n % 2 ? 'Approved' : 'Rejected', reason: 'Because of it' })),
        ),
      )
      const done = answers.filter((one) => typeof one !== 'string')
      // At least one decision succeeds. If the first one is an approval, a second decision may reverse it.
      expect(done.length).toBeGreaterThanOrEqual(1)
      expect(done.length).toBeLessThanOrEqual(2)
      expect(await t.notified()).toHaveLength(2 * done.length)
    })

    it('can be reviewed on request; the answer has a text and an audit line', async () => {
      const t = await desk(await open())
      await t.db
        .insertInto('participations')
        .values({
          ...{ id: 'in', program_id: 'p', profile_id: NOURA.profile.id, user_id: NOURA.user.id },
          ...{ status: 'Accepted', is_automatic: 0, created_at: 1, answered_at: 1 },
        })
        .execute()
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15', count: 3 })
      await t.services.tracking.requestReview(
        { profileId: NOURA.profile.id },
        { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15', note: 'Two sisters' },
      )
      const { count, data } = await t.service.reviewRequests({ status: 'Requested' })
      expect([count, data]).toMatchObject([1, [{ count: 3, note: 'Two sisters', programName: 'Morning coffee', status: 'Requested' }]])
      const id = data[0]?.id ?? ''
      expect(await t.service.answerReviewRequest(t.reviewer, id, { counts: false, answer: 'One browser.' })).toMatchObject({
        status: 'Upheld',
        answer: 'One browser.',
      })
      expect(await lastLines(t, 1)).toMatchObject([{ action: 'admin.secondLookAnswered', target: id, after: { status: 'Upheld' } }])
      expect(await refusal(t.service.answerReviewRequest(t.reviewer, id, { counts: true, answer: 'Or yes' }))).toBe('NO_CHANGES_TO_UPDATE')
      expect((await t.service.reviewRequests({ status: 'Requested' })).count).toBe(0)
    })
  })
})
