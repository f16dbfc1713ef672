import { describe, expect, it } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { addClicks, addUncounted, trackingHarness, type TrackingHarness } from './testing/harness.ts'

const today = '2026-03-15'
const about = { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'REPEAT', day: today } as const

const manage = (t: TrackingHarness, status: 'Accepted' | 'Pending') =>
  t.db
    .insertInto('managed_accounts')
    .values({ id: 'managed', manager_id: OMAR.profile.id, talent_id: NOURA.profile.id, status, created_at: 1, answered_at: 1 })
    .execute()

describe('uncounted results', () => {
  eachWorld((open) => {
    it('are shown to the participant, their manager and the owner, and to nobody else (O-07)', async () => {
      const t = await trackingHarness(await open())
      await t.db.deleteFrom('managed_accounts').execute()
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: today, count: 4 })
      await addUncounted(t.db, { kind: 'CLICK', reason: 'BOT', day: '2026-01-01', count: 9 })
      const own = { programId: 'p', profileId: NOURA.profile.id }
      const of = async (viewer: { profileId: string }, search: Parameters<typeof t.tracking.uncounted>[1]) =>
        (await t.tracking.uncounted(viewer, search)).map(({ reason, count, days }) => [
          reason,
          count,
          days.map(({ mayRequest }) => mayRequest),
        ])
      expect(await of(t.noura, own)).toEqual([['REPEAT', 4, [true]]])
      expect(await of(t.owner, own)).toEqual([['REPEAT', 4, [false]]])
      expect(await of(t.owner, { programId: 'p' })).toEqual([['REPEAT', 4, [false]]])
      expect(await of(t.noura, { ...own, startDate: '2026-01-01' })).toHaveLength(2)
      const omar = { profileId: OMAR.profile.id }
      for (const [viewer, search] of [
        [omar, own],
        [t.noura, { programId: 'p' }],
        [omar, { programId: 'p', profileId: OMAR.profile.id }],
        [t.owner, { programId: 'none' }],
      ] as const)
        expect(await refusal(t.tracking.uncounted(viewer, search))).toBe('PROGRAM_NOT_FOUND')
      await manage(t, 'Accepted')
      expect(await of(omar, own)).toEqual([['REPEAT', 4, [true]]])
      expect(await refusal(t.tracking.uncounted(t.noura, { ...own, startDate: '2024-01-01' }))).toBe('DTO_VALIDATION_ERROR')
    })

    it('can be sent for review once per day and reason, if that day and reason have any', async () => {
      const t = await trackingHarness(await open())
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: today, count: 4 })
      const reviewRequest = await t.tracking.requestReview(t.noura, { ...about, note: 'A class shared one phone' })
      expect(reviewRequest).toMatchObject({ status: 'Requested', answerBy: new Date(testMoment + 4 * 86_400_000).toISOString() })
      expect(await refusal(t.tracking.requestReview(t.noura, about))).toBe('SECOND_LOOK_ALREADY_REQUESTED')
      expect(await refusal(t.tracking.requestReview(t.noura, { ...about, reason: 'BOT' }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(t.tracking.requestReview(t.owner, about))).toBe('UNAUTHORIZED_UPDATING')
      expect(await refusal(t.tracking.requestReview({ profileId: OMAR.profile.id }, about))).toBe('PROGRAM_NOT_FOUND')
      const [total] = await t.tracking.uncounted(t.noura, about)
      expect(total?.days).toMatchObject([{ day: today, count: 4, mayRequest: false, secondLook: { id: reviewRequest.id } }])
    })

    it('get one review request if several are sent at once', async () => {
      const t = await trackingHarness(await open())
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: today, count: 4 })
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => refusal(t.services[n % 2 ? 0 : 1].requestReview(t.noura, about))),
      )
      expect(answers.filter((one) => one === 'SECOND_LOOK_ALREADY_REQUESTED')).toHaveLength(7)
      expect(await t.db.selectFrom('second_looks').selectAll().execute()).toHaveLength(1)
    })

    it('count once a review request is granted: all results of that day and reason, and no others', async () => {
      const t = await trackingHarness(await open())
      const invalid = { status: 'Rejected', reason: 'REPEAT' } as const
      await addClicks(t.db, [
        ...Array.from({ length: 601 }, (_, n) => ({ id: `again-${n}`, ...invalid })),
        { id: 'bot', status: 'Rejected', reason: 'BOT' },
        { id: 'before', ...invalid, at: testMoment - 86_400_000 },
        { id: 'good' },
      ])
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: today, count: 601 })
      const { id } = await t.tracking.requestReview(t.noura, about)
      const answer = (by: 0 | 1) =>
        inTransaction(t.db, (tx) => t.services[by].reviews.answer(tx, id, { counts: true, answer: 'They were people.' }, 'an-admin'))
      const both = await Promise.all([refusal(answer(0)), refusal(answer(1))])
      expect(both.filter((one) => one === 'NO_CHANGES_TO_UPDATE')).toHaveLength(1)
      expect(t.counted).toHaveLength(601)
      expect(new Set(t.counted.map(({ from, to, fromReason }) => `${from} ${to} ${fromReason}`))).toEqual(
        new Set(['Rejected Approved REPEAT']),
      )
      const approved = await t.db.selectFrom('clicks').select('id').where('status', '=', 'Approved').execute()
      expect(approved).toHaveLength(602)
      const line = await t.db
        .selectFrom('notifications')
        .selectAll()
        .where('type', '=', 'SECOND_LOOK_COUNTED')
        .where('reference_id', '=', id)
        .executeTakeFirst()
      expect(line?.profile_id).toBe(NOURA.profile.id)
    })

    it('remain uncounted if a review request is refused; conversions are reviewed like clicks', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{ at: testMoment - 1_000 }])
      await t.report()
      await addUncounted(t.db, { kind: 'CONVERSION', reason: 'TOO_FAST', day: today, count: 1 })
      const { id } = await t.tracking.requestReview(t.noura, { ...about, kind: 'CONVERSION', reason: 'TOO_FAST' })
      await inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, id, { counts: true, answer: 'A quick buyer.' }, 'an-admin'))
      expect(t.counted.map(({ from, to, fromReason }) => [from, to, fromReason])).toEqual([
        [null, 'Held', null],
        ['Held', 'Approved', 'TOO_FAST'],
      ])
      await addUncounted(t.db, { kind: 'CLICK', reason: 'BOT', day: today, count: 1 })
      const no = await t.tracking.requestReview(t.noura, { ...about, reason: 'BOT' })
      await inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, no.id, { counts: false, answer: 'A machine.' }, 'an-admin'))
      expect(t.counted).toHaveLength(2)
      expect(
        await refusal(inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, 'none', { counts: true, answer: 'What' }, 'an-admin'))),
      ).toBe('SECOND_LOOK_NOT_FOUND')
    })
  })
})
