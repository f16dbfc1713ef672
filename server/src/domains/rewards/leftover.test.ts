import { describe, expect, it, vi } from 'vitest'
import { longestUndecided } from '@wasla/contract/programs/budget/claims.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { silentLog } from '#platform/log.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { conversionRow, reviewRequestRow } from '../tracking/service.ts'
import { rewardsHarness } from './testing/rewards-harness.ts'

const day = 86_400_000
const milestones = [
  { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 },
  { id: 'm2', target: 5, rewardType: 'CASH', amount: 15_000 },
] as const

/** Returns a program with one participant. `retire` retires it and moves the clock to when its leftover goes back. */
async function retired(handle: Parameters<typeof rewardsHarness>[0]) {
  const t = await rewardsHarness(handle)
  const nabt = await t.brand(500_000)
  const id = await t.launched(nabt, { budget: 60_000, milestones })
  const huda = await t.participant(id)
  const held = (over: { id: string; status: 'Held' | 'Pending' | 'Approved'; profileId?: string }) =>
    t.db
      .insertInto('conversions')
      .values(
        conversionRow.write({
          ...{ programId: id, profileId: huda.profileId, clickId: 'click', event: 'SALE', externalId: over.id, amount: 100 },
          ...{ way: 'PIXEL', reason: null, channel: 'OTHER', country: 'SA', visitor: 'visitor' },
          ...{ occurredAt: t.clock.now(), receivedAt: t.clock.now(), decidedAt: null, naming: 'Only' },
          ...over,
        }),
      )
      .execute()
  const retire = async () => {
    await t.publishing.changeStatus(nabt, { id, status: 'Retired' })
    const { dueAt } = await t.program(id)
    t.clock.advance((dueAt ?? 0) - t.clock.now())
  }
  const escrowAfter = async (days = 0) => {
    t.clock.advance(days * day)
    await t.publishing.followSchedules()
    return t.escrow(id)
  }
  const leftover = async () => t.publishing.leftoverOf(await t.program(id))
  return { ...t, nabt, id, huda, held, retire, escrowAfter, leftover }
}

describe('the leftover of a retired program (Y-12)', () => {
  eachDatabase((handle) => {
    it('reserves the amount that a held result may still earn, and pays it once approved; the rest goes back at once', async () => {
      const t = await retired(await handle())
      await t.held({ id: 'order-1', status: 'Held' })
      await t.retire()
      expect(await t.leftover()).toEqual({ undecided: 1, reserved: 25_000 })
      expect(await t.escrowAfter()).toBe(25_000)
      expect(await t.escrowAfter(1)).toBe(25_000)
      expect(await t.escrowAfter(20)).toBe(25_000)
      // Approves the result directly in the database, as the back office would.
      await t.db.updateTable('conversions').set({ status: 'Approved' }).where('id', '=', 'order-1').execute()
      await t.sold(t.id, t.huda)
      expect(await t.escrowAfter(1)).toBe(10_000)
      t.clock.advance(30 * day)
      await t.rewards.payDue()
      expect([(await t.money(t.huda)).available, await t.escrowAfter(7)]).toEqual([10_000, 0])
      expect(await t.leftover()).toBeNull()
      await expectSound(t.ledger)
    })

    it('goes back a day after the last decision: on a pending result, a review request or a held reward', async () => {
      const t = await retired(await handle())
      await t.db
        .insertInto('withdrawal_accounts')
        .values(
          [t.huda, t.nabt].map(({ profileId }) => ({
            ...{
              id: t.ids.uuid(),
              profile_id: profileId,
              type: 'INDIVIDUAL' as const,
              currency: 'SAR' as const,
              country_id: 'SA',
              iban: 'SA01',
            },
            ...{ address: null, bank_address: null, bank_name: 'A bank', city: null, mobile_number: null },
            ...{ name_on_account: 'A name', swift_code: 'RJHISARI', created_at: 1, updated_at: 1, deleted_at: null },
          })),
        )
        .execute()
      await t.sold(t.id, t.huda)
      await t.held({ id: 'order-1', status: 'Pending' })
      await t.db
        .insertInto('second_looks')
        .values(
          reviewRequestRow.write({
            ...{ id: 'review-request', programId: t.id, profileId: t.huda.profileId, kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15' },
            ...{ note: null, status: 'Requested', requestedAt: t.clock.now(), answerBy: 9, answeredAt: null, answer: null },
          }),
        )
        .execute()
      await t.retire()
      expect(await t.leftover()).toEqual({ undecided: 3, reserved: 15_000 })
      // SAR 100 are held, and SAR 150 may still be earned.
      expect(await t.escrowAfter()).toBe(25_000)
      await t.db.updateTable('conversions').set({ status: 'Rejected', reason: 'NOT_GENUINE' }).where('id', '=', 'order-1').execute()
      expect(await t.escrowAfter(1)).toBe(25_000)
      await t.db.updateTable('second_looks').set({ status: 'Upheld' }).where('id', '=', 'review-request').execute()
      expect(await t.escrowAfter(1)).toBe(25_000)
      const [found] = (await t.rewards.reviews.page('Open', { limit: 1, offset: 0 })).data
      await inTransaction(t.db, (tx) =>
        t.rewards.reviews.decide(tx, found?.id ?? '', { pays: false, note: 'One account.', adminId: 'admin' }),
      )
      expect(await t.escrowAfter(1)).toBe(0)
      expect((await t.money(t.nabt)).available).toBe(500_000)
      await expectSound(t.ledger)
    })

    it('raises an alarm if something is undecided for more than fourteen days', async () => {
      const t = await retired(await handle())
      const error = vi.spyOn(silentLog, 'error')
      const warned = () => error.mock.calls.filter(([, fields]) => fields?.['alarm'] === 'claims').map(([, fields]) => fields)
      await t.retire()
      await t.held({ id: 'order-1', status: 'Held' })
      const since = t.clock.now()
      await t.escrowAfter()
      t.clock.advance(longestUndecided)
      await t.escrowAfter()
      expect(warned()).toEqual([])
      await t.escrowAfter(1)
      expect(warned()).toEqual([{ alarm: 'claims', programId: t.id, count: 1, amount: 25_000, since }])
      error.mockRestore()
    })
  })
})
