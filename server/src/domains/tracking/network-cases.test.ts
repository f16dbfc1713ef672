import { describe, expect, it } from 'vitest'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { addToCases } from './stores/link-days.ts'
import { deleteDaysBefore } from './stores/visitors.ts'
import { addClicks, addUncounted, trackingHarness } from './testing/harness.ts'
import { addCase, caseOf, held, heldClick, hour, decisionToCount, network, today } from './testing/held-clicks.ts'

describe('a network case', () => {
  eachWorld((open) => {
    it('counts all of its held clicks for their day once, even if two admins decide at the same moment', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db, { held: 601 })
      await addClicks(t.db, [
        ...held(601),
        { id: 'good', network },
        heldClick({ id: 'other-network', network: 'another' }),
        heldClick({ id: 'day-before', at: startOfDay(today) - 1 }),
        heldClick({ id: 'other-risk', reason: 'TOO_MANY_CLICKS' }),
        heldClick({ id: 'other-link', profileId: LAMA.profile.id }),
      ])
      const decide = (by: 0 | 1, counts: boolean) =>
        inTransaction(t.db, (tx) => t.services[by].networkCases.decide(tx, 'case', { ...decisionToCount, counts }, `admin-${by}`))
      const both = await Promise.all([refusal(decide(0, true)), refusal(decide(1, true))])
      expect(both.filter((one) => one === 'NO_CHANGES_TO_UPDATE')).toHaveLength(1)
      await Promise.all(t.services.map(({ networkCases }) => networkCases.moveDecided()))
      expect(t.counted).toHaveLength(601)
      expect(t.counted[0]).toMatchObject({ kind: 'CLICK', from: 'Held', to: 'Approved', fromReason: 'OWN_NETWORK', reason: null })
      const left = await t.db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()
      expect(left.map(({ id }) => id).toSorted()).toEqual(['day-before', 'other-link', 'other-network', 'other-risk'])
      expect(await t.db.selectFrom('network_cases').selectAll().execute()).toMatchObject([
        { status: 'Counted', decided_at: testMoment, decided_by: expect.stringMatching(/^admin-/) as unknown },
      ])
      const notified = await t.db.selectFrom('notifications').select(['profile_id', 'type']).where('reference_id', '=', 'case').execute()
      expect(new Set(notified.map((line) => `${line.type} ${line.profile_id}`))).toEqual(
        new Set([`NETWORK_CASE_COUNTED ${NOURA.profile.id}`, `NETWORK_CASE_COUNTED ${NABT_COFFEE.profile.id}`]),
      )
      expect(await refusal(decide(0, false))).toBe('NO_CHANGES_TO_UPDATE')
    })

    it('moves the results of its clicks too, but none that another rule holds', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await addClicks(t.db, [...held(3, { at: testMoment - hour }), heldClick({ id: 'apart', reason: 'TOO_MANY_CLICKS', visitor: 'w' })])
      await t.report({ clickId: 'held-0', externalId: 'good' })
      await t.report({ clickId: 'held-1', externalId: 'fast', occurredAt: new Date(testMoment - hour + 1_000).toISOString() })
      await t.report({ clickId: 'apart', externalId: 'apart' })
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'maha'))
      const statuses = Object.fromEntries((await t.conversions()).map((row) => [row.external_id, [row.status, row.reason]]))
      expect(statuses).toEqual({ good: ['Approved', null], fast: ['Held', 'TOO_FAST'], apart: ['Held', 'TOO_MANY_CLICKS'] })
    })

    it('rejects all its clicks and their results if it is refused', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db, { reason: 'TOO_MANY_FROM_NETWORK' })
      // The network became an own network while the case was open, so its clicks have one of two reasons.
      await addClicks(t.db, [...held(2), heldClick({ id: 'early', reason: 'TOO_MANY_FROM_NETWORK' })])
      await t.report({ clickId: 'held-0', externalId: 'order' })
      const { action } = await inTransaction(t.db, (tx) =>
        t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false, note: 'One script' }, 'maha'),
      )
      expect(action).toMatchObject({ action: 'admin.networkCaseDecided', target: 'case', after: { status: 'Refused', note: 'One script' } })
      const clicks = await t.db.selectFrom('clicks').select(['status', 'reason']).execute()
      expect(new Set(clicks.map(({ status, reason }) => `${status} ${reason}`))).toEqual(new Set(['Rejected TOO_MANY_FROM_NETWORK']))
      expect(await t.conversions()).toMatchObject([{ status: 'Rejected', reason: 'TOO_MANY_FROM_NETWORK' }])
    })

    it('is decided together with all open cases of its network and day if the admin chooses that', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await addCase(t.db, { id: 'b', profileId: LAMA.profile.id })
      await addCase(t.db, { id: 'other-day', profileId: LAMA.profile.id, day: '2026-03-14' })
      expect((await t.tracking.networkCases.factsOf('case'))?.alsoOpen.map(({ record }) => record.id)).toEqual(['b'])
      await inTransaction(t.db, (tx) =>
        t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false, wholeNetwork: true }, 'maha'),
      )
      const cases = await t.db.selectFrom('network_cases').select(['id', 'status']).orderBy('id').execute()
      expect(cases.map(({ id, status }) => [id, status])).toEqual([
        ['b', 'Refused'],
        ['case', 'Refused'],
        ['other-day', 'Open'],
      ])
    })

    it('shows times and browsers of its clicks beside a usual day of the link; the decision stores these figures', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db, { held: 4 })
      await t.db.insertInto('own_networks').values({ day: today, network, user_id: NOURA.user.id }).execute()
      const at = startOfDay(today) + 10 * hour
      await addClicks(t.db, [
        heldClick({ id: 'a', at, visitor: 'v1', browser: 'Other' }),
        heldClick({ id: 'b', at: at + 4_000, visitor: 'v1', browser: 'Other' }),
        heldClick({ id: 'c', at: at + 8_500, visitor: 'v2', browser: 'Chrome Linux' }),
        heldClick({ id: 'd', at: at + hour, visitor: 'v3', browser: null }),
        { id: 'valid', at: at + 60_000 },
        { id: 'bot', at, status: 'Rejected', reason: 'BOT' },
        { id: 'yesterday', at: at - 24 * hour, browser: 'Safari iOS' },
        { id: 'long-ago', at: at - 8 * 24 * hour },
      ])
      const counts = { program_id: 'p', profile_id: NOURA.profile.id, channel: 'TIKTOK', country: 'SA', revenue: 0 } as const
      await t.db
        .insertInto('day_counts')
        .values([
          { ...counts, day: '2026-03-14', clicks: 30, approved: 1 },
          { ...counts, day: '2026-03-01', clicks: 26, approved: 1 },
        ])
        .execute()
      await t.report({ clickId: 'a', externalId: 'order' })
      const open_ = await t.tracking.networkCases.factsOf('case')
      expect(open_?.pattern).toMatchObject({
        others: 1,
        peak: { at, clicks: 3, seconds: [0, 4, 8] },
        browsers: 3,
        families: [
          { family: 'Other', clicks: 3, share: 0.75, usualShare: 0 },
          { family: 'Chrome Linux', clicks: 1, share: 0.25, usualShare: 0 },
        ],
        results: 1,
        usualClicksPerResult: 28,
      })
      expect(open_?.pattern.hours[10]).toEqual({ held: 3, others: 1, usual: 30 })
      expect(open_?.people.map(({ role, wasSignedIn }) => [role, wasSignedIn])).toEqual(
        expect.arrayContaining([
          ['PARTICIPANT', true],
          ['OWNER', false],
        ]),
      )
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false }, 'maha'))
      await t.db.deleteFrom('clicks').execute()
      await deleteDaysBefore(t.db, '2026-04-01', 100)
      const decided = await t.tracking.networkCases.factsOf('case')
      expect(decided?.pattern).toEqual(open_?.pattern)
      expect(decided?.people).toEqual(open_?.people)
    })

    it('keeps the record of who was signed in on its network until the case is decided', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await t.db
        .insertInto('own_networks')
        .values([
          { day: today, network, user_id: NOURA.user.id },
          { day: today, network: 'another', user_id: NOURA.user.id },
        ])
        .execute()
      await deleteDaysBefore(t.db, '2026-03-16', 100)
      const left = await t.db.selectFrom('own_networks').select('network').execute()
      expect(left.map((row) => row.network)).toEqual([network])
    })

    it('is shown to both sides while it is open; its decision answers the participant’s review request', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await addClicks(t.db, held(3))
      await addUncounted(t.db, { kind: 'CLICK', reason: 'OWN_NETWORK', day: today, count: 3 })
      const until = new Date(testMoment - hour + 4 * 24 * hour).toISOString()
      for (const [reader, profileId] of [
        [t.noura, NOURA.profile.id],
        [t.owner, null],
      ] as const) {
        const [total] = await t.tracking.uncounted(reader, { programId: 'p', profileId })
        expect(total?.days).toMatchObject([{ day: today, review: { count: 3, until } }])
      }
      const place = { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'OWN_NETWORK', day: today } as const
      const { id } = await t.tracking.requestReview(t.noura, { ...place, note: 'My brother' })
      const answer = { counts: true, answer: 'They are people' }
      expect(await refusal(inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, id, answer, 'maha')))).toBe('NETWORK_CASE_OPEN')
      expect((await t.tracking.networkCases.factsOf('case'))?.reviewRequests).toMatchObject([{ note: 'My brother', status: 'Requested' }])
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false }, 'maha'))
      expect(await t.db.selectFrom('second_looks').select(['status', 'answered_at']).execute()).toEqual([
        { status: 'Upheld', answered_at: testMoment },
      ])
      const [total] = await t.tracking.uncounted(t.noura, { programId: 'p', profileId: NOURA.profile.id })
      expect(total?.days[0]?.review).toBeNull()
    })

    it('counts after a refusal if a review request about its reason is granted', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await addClicks(t.db, held(3))
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false }, 'maha'))
      await addUncounted(t.db, { kind: 'CLICK', reason: 'OWN_NETWORK', day: today, count: 3 })
      const place = { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'OWN_NETWORK', day: today } as const
      const { id } = await t.tracking.requestReview(t.noura, { ...place, note: null })
      await inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, id, { counts: true, answer: 'You were right' }, 'ziyad'))
      expect(await t.db.selectFrom('network_cases').select(['status', 'decided_by']).execute()).toEqual([
        { status: 'Counted', decided_by: 'ziyad' },
      ])
      expect(new Set((await t.db.selectFrom('clicks').select('status').execute()).map(({ status }) => status))).toEqual(
        new Set(['Approved']),
      )
    })

    it('remains refused if the granted review request was about another reason', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db)
      await addCase(t.db, { id: 'carrier', network: 'carrier', reason: 'TOO_MANY_FROM_NETWORK' })
      await addClicks(t.db, held(3))
      for (const id of ['case', 'carrier'])
        await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, id, { ...decisionToCount, counts: false }, 'maha'))
      await addUncounted(t.db, { kind: 'CLICK', reason: 'OWN_NETWORK', day: today, count: 3 })
      const place = { programId: 'p', profileId: NOURA.profile.id, kind: 'CLICK', reason: 'OWN_NETWORK', day: today } as const
      const { id } = await t.tracking.requestReview(t.noura, { ...place, note: null })
      await inTransaction(t.db, (tx) => t.tracking.reviews.answer(tx, id, { counts: true, answer: 'You were right' }, 'ziyad'))
      const cases = await t.db.selectFrom('network_cases').select(['id', 'status']).orderBy('id').execute()
      expect(cases).toEqual([
        { id: 'carrier', status: 'Refused' },
        { id: 'case', status: 'Counted' },
      ])
    })

    it('opens again for new clicks only, and stores the pattern at the last decision', async () => {
      const handle = await open()
      const t = await trackingHarness(handle)
      await addCase(t.db, { status: 'Counted', decidedAt: testMoment, decidedBy: 'maha', note: 'A carrier', held: 80 })
      await t.db.insertInto('network_case_patterns').values({ case_id: 'case', pattern: '{}' }).execute()
      const key = { programId: 'p', profileId: NOURA.profile.id, day: today, network }
      const more = (count: number, at: number) =>
        inTransaction(t.db, (tx) =>
          addToCases({ tx, dialect: handle.dialect }, [{ ...key, id: 'new', reason: 'TOO_MANY_FROM_NETWORK', held: count, at }]),
        )
      await more(2, testMoment + 1)
      await more(1, testMoment + 2)
      const { day } = key
      expect((await t.tracking.networkCases.factsOf('case'))?.record).toEqual(
        caseOf({ day, held: 3, counted: 80, openedAt: testMoment + 1 }),
      )
      await addClicks(t.db, held(3))
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'ziyad'))
      expect(t.counted).toHaveLength(3)
      const decided = await t.tracking.networkCases.factsOf('case')
      expect(decided?.record).toMatchObject({ status: 'Counted', held: 3, counted: 80, decidedBy: 'ziyad' })
      expect(decided?.pattern.hours.reduce((sum, one) => sum + one.held, 0)).toBe(3)
    })

    it('is listed with the number of waiting clicks; open cases come first by due time, then decided cases, the latest first', async () => {
      const t = await trackingHarness(await open())
      await t.db.deleteFrom('network_cases').execute()
      const at = (id: string, over: Partial<NetworkCaseRecord>) => addCase(t.db, { id, network: id, ...over })
      await at('later', { openedAt: testMoment - hour })
      await at('soon', { openedAt: testMoment - 3 * hour, held: 5 })
      await at('old', { status: 'Refused', decidedAt: testMoment - 2 * hour })
      await at('new', { status: 'Counted', decidedAt: testMoment - hour })
      const { count, waiting, data } = await t.tracking.networkCases.page(null, { limit: 10, offset: 0 })
      expect([count, waiting, data.map(({ record }) => record.id)]).toEqual([4, 8, ['soon', 'later', 'new', 'old']])
      expect((await t.tracking.networkCases.page('Refused', { limit: 10, offset: 0 })).data.map(({ record }) => record.id)).toEqual(['old'])
    })
  })
})
