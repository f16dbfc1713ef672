import { describe, expect, it } from 'vitest'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import type { TrackingDeps } from './deps.ts'
import { createTrackingService } from './service.ts'
import { addToCases } from './stores/link-days.ts'
import { findUndecided } from './stores/undecided.ts'
import { addClicks, trackingHarness } from './testing/harness.ts'
import { addCase, caseOf, held, heldClick, hour, decisionToCount, network } from './testing/held-clicks.ts'

/** A case that was decided to count and has opened again because of one more held click, before all of its clicks are moved. */
async function decidedAndOpenedAgain(handle: DatabaseHandle) {
  const { db, dialect } = handle
  const t = await trackingHarness(handle)
  await addCase(db, { held: 601 })
  await addClicks(db, held(601))
  await inTransaction(db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'maha'))
  await addClicks(db, [heldClick({ id: 'later', at: testMoment + 1 })])
  const { programId, profileId, day, reason } = caseOf()
  const later = { programId, profileId, day, network, id: 'new', reason, held: 1, at: testMoment + 1 }
  await inTransaction(db, (tx) => addToCases({ tx, dialect }, [later]))
  return t
}

describe('a decided network case', () => {
  eachWorld((open) => {
    it.each([
      { counts: true, before: ['Approved', null], between: 'Approved' },
      { counts: false, before: ['Rejected', 'OWN_NETWORK'], between: 'CLICK_NOT_FOUND' },
    ])(
      'moves its clicks in batches, and decides a report between two batches as the case was decided: %j',
      async ({ counts, before, between }) => {
        const t = await trackingHarness(await open())
        await addCase(t.db, { held: 601 })
        await addClicks(t.db, held(601))
        await t.report({ clickId: 'held-600', externalId: 'before' })
        await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts }, 'maha'))
        expect(t.counted.filter(({ kind }) => kind === 'CLICK')).toHaveLength(500)
        expect(await findUndecided(t.db, 'p')).toContainEqual({ profileId: NOURA.profile.id, since: testMoment - hour })
        const outcome = await t.report({ clickId: 'held-599', externalId: 'between' })
        expect('code' in outcome ? outcome.code : outcome.status).toBe(between)
        await t.tracking.networkCases.moveDecided()
        expect(t.counted.filter(({ kind, from }) => kind === 'CLICK' && from === 'Held')).toHaveLength(601)
        const statuses = Object.fromEntries((await t.conversions()).map((row) => [row.external_id, [row.status, row.reason]]))
        expect(statuses).toEqual({ before, ...(counts ? { between: ['Approved', null] } : {}) })
        expect(await t.db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()).toEqual([])
        expect(await t.db.selectFrom('network_cases').select('moving_until').execute()).toEqual([{ moving_until: null }])
        expect(await findUndecided(t.db, 'p')).toEqual([])
      },
    )

    it('moves the clicks that the admin saw, and no later ones, if the case opens again between two batches', async () => {
      const t = await decidedAndOpenedAgain(await open())
      await t.tracking.networkCases.moveDecided()
      expect(await t.db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()).toEqual([{ id: 'later' }])
      expect((await t.tracking.networkCases.factsOf('case'))?.record).toMatchObject({ status: 'Open', held: 1, counted: 601 })
    })

    it('moves the clicks that the admin saw by the first decision, even if the case reopens and is refused before the move', async () => {
      const t = await decidedAndOpenedAgain(await open())
      t.clock.advance(10)
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', { ...decisionToCount, counts: false }, 'maha'))
      const rejected = await t.db.selectFrom('clicks').select('id').where('status', '=', 'Rejected').execute()
      expect(rejected).toEqual([{ id: 'later' }])
      expect(await t.db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()).toEqual([])
    })

    it('does not move a click that came before the decision but was counted after it, because no admin saw it', async () => {
      const t = await trackingHarness(await open())
      const { db, dialect } = t
      await addCase(db, { held: 601 })
      await addClicks(db, held(601))
      await inTransaction(db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'maha'))
      const late = { at: testMoment - 1 }
      await addClicks(db, [heldClick({ id: 'late', ...late })])
      const { programId, profileId, day, reason } = caseOf()
      await inTransaction(db, (tx) =>
        addToCases({ tx, dialect }, [{ programId, profileId, day, network, id: 'new', reason, held: 1, ...late }]),
      )
      await t.tracking.networkCases.moveDecided()
      expect(await db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()).toEqual([{ id: 'late' }])
      expect((await t.tracking.networkCases.factsOf('case'))?.record).toMatchObject({ status: 'Open', held: 1, counted: 601 })
    })

    it('lets a result count if its owner confirms it between two batches, because the case was decided to count', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db, { held: 601 })
      await addClicks(t.db, held(601))
      await inTransaction(t.db, (tx) => t.tracking.networkCases.decide(tx, 'case', decisionToCount, 'maha'))
      await t.report({ clickId: 'held-600', externalId: 'seen' }, { entry: 'PIXEL' })
      const [waiting] = await t.conversions()
      await t.tracking.decideWaiting(t.owner, { programId: 'p', ids: [waiting?.id ?? ''], counts: true })
      expect(await t.conversions()).toMatchObject([{ status: 'Approved', reason: null }])
    })

    it('does not block other cases if its own clicks cannot be moved', async () => {
      const t = await trackingHarness(await open())
      await addCase(t.db, { status: 'Counted', decidedAt: testMoment - 2, decidedBy: 'maha' })
      await addCase(t.db, { id: 'b', profileId: LAMA.profile.id, status: 'Counted', decidedAt: testMoment - 1, decidedBy: 'maha' })
      await t.db.updateTable('network_cases').set({ moving_until: testMoment }).execute()
      await addClicks(t.db, [...held(2), heldClick({ id: 'lama', profileId: LAMA.profile.id })])
      const countResults: TrackingDeps['countResults'] = (_, changes) =>
        changes.some(({ profileId }) => profileId === NOURA.profile.id) ? Promise.reject(new Error('no')) : Promise.resolve()
      await createTrackingService({ ...t, countResults }).networkCases.moveDecided()
      const clicks = await t.db.selectFrom('clicks').select('id').where('status', '=', 'Held').orderBy('id').execute()
      expect(clicks.map(({ id }) => id)).toEqual(['held-0', 'held-1'])
    })
  })
})
