import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import type { Viewer } from '../session/viewer.ts'
import { rewardsHarness, sample } from './testing/rewards-harness.ts'

const states = (rewards: readonly { milestoneId: string; state: string }[]) => rewards.map(({ milestoneId, state }) => [milestoneId, state])

describe('counting results', () => {
  eachDatabase((open) => {
    it('adds up only results that count', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(1_000_000)
      const id = await t.launched(nabt, { budget: 500_000, milestones: [{ id: 'm1', target: 9, rewardType: 'CASH', amount: 10_000 }] })
      const noura = await t.participant(id)
      const click = { kind: 'CLICK', amount: 0 } as const
      await t.tell([
        t.change(id, noura, { ...click, at: 2_000 }),
        t.change(id, noura, { ...click, at: 1_000, to: 'Rejected', reason: 'BOT' }),
        t.change(id, noura, { ...click, at: 1_500 }),
        t.change(id, noura, { at: 3_000 }),
        t.change(id, noura, { to: 'Held', reason: 'TOO_FAST' }),
      ])
      await t.tell([t.change(id, noura, { from: 'Held', at: 2_500 })])
      expect(await t.resultOf(id, noura)).toEqual({
        programId: id,
        profileId: noura.profileId,
        clicks: 2,
        approved: 2,
        revenue: 49_980,
        firstClickAt: 1_500,
        lastResultAt: 3_000,
        holdFrom: t.clock.now(),
      })
      await t.reversed(id, noura)
      expect(await t.resultOf(id, noura)).toMatchObject({ clicks: 2, approved: 1, revenue: 24_990 })
      expect(await t.rewardsOf(id)).toEqual([])
    })

    it('counts the clicks of a TRAFFIC program', async () => {
      const t = await rewardsHarness(await open())
      const id = await t.launched(await t.brand(500_000), { budget: 500_000, objective: 'TRAFFIC' })
      const noura = await t.participant(id)
      await t.tell([t.change(id, noura, { kind: 'CLICK', amount: 0 })])
      expect(await t.resultOf(id, noura)).toMatchObject({ clicks: 1, approved: 1, revenue: 0 })
      expect(states(await t.rewardsOf(id))).toEqual([['m1', 'Accrued']])
    })

    it('rewards a milestone once, notifies both sides, and binds the budget (L-06, N-12)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000 })
      const noura = await t.participant(id)
      await t.sold(id, noura, 3)
      await t.sold(id, noura)
      const rewards = await t.rewardsOf(id)
      expect(states(rewards)).toEqual([
        ['m1', 'Accrued'],
        ['m2', 'Accrued'],
      ])
      expect(rewards[0]).toMatchObject({ achievedAt: t.clock.now(), payableAt: t.clock.now() + 14 * 86_400_000 })
      const reached = 'PROGRAM_MILESTONE_ACHIEVED'
      expect((await t.noticesOf(noura)).map(({ type }) => type)).toEqual([reached, reached])
      expect((await t.noticesOf(nabt)).map(({ type }) => type)).toEqual(['WALLET_TOP_UP_SUCCEEDED', reached, reached])
      const usage = (await t.publishing.usagesOf([await t.program(id)])).get(id)
      expect(usage).toMatchObject({ accrued: 10_000, remaining: 490_000, paid: 0 })
      await expectSound(t.ledger)
    })

    it('reopens a milestone whose reward is not paid, and frees its budget (N-13)', async () => {
      const t = await rewardsHarness(await open())
      const id = await t.launched(await t.brand(500_000), { budget: 10_000 })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      await t.sold(id, saad)
      expect((await t.rewardsOf(id)).map(({ profileId, state }) => [profileId, state])).toEqual([
        [noura.profileId, 'Accrued'],
        [saad.profileId, 'Waiting'],
      ])
      await t.reversed(id, noura)
      expect((await t.rewardsOf(id)).map(({ profileId, state }) => [profileId, state])).toEqual([[saad.profileId, 'Accrued']])
      await t.sold(id, noura)
      expect((await t.rewardsOf(id)).map(({ profileId, state }) => [profileId, state])).toEqual([
        [saad.profileId, 'Accrued'],
        [noura.profileId, 'Waiting'],
      ])
      const kinds = (await t.rewards.timeline(noura, { programId: id, profileId: noura.profileId }, 'en')).map(({ kind }) => kind)
      expect(kinds).toEqual(['JOINED', 'MILESTONE_REACHED', 'WAITING_FOR_BUDGET', 'MILESTONE_REOPENED', 'PROGRAM_ENDS'])
    })

    it('puts a program with a used-up budget on hold; a top-up grants waiting rewards, then resumes it (L-06, L-07, X-32)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(1_000_000)
      const id = await t.launched(nabt, { budget: 10_000 })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      await t.sold(id, saad)
      expect(await t.program(id)).toMatchObject({ status: 'OnHold', holdCause: 'BUDGET' })
      const alerts = (await t.noticesOf(nabt)).filter(({ type }) => type === 'PROGRAM_BUDGET_ALERT')
      expect([alerts.map(({ meta }) => meta['percent']), await t.texts()]).toEqual([[75, 100], [{ kind: 'budgetAlert' }]])
      const usage = await t.publishing.topUp(nabt, { programId: id, amount: 90_000, idempotencyKey: 'key-of-form' })
      expect(usage).toMatchObject({ amount: 100_000, accrued: 20_000, remaining: 80_000 })
      expect(await t.program(id)).toMatchObject({ status: 'Active', holdCause: null })
      expect((await t.rewardsOf(id)).map(({ state }) => state)).toEqual(['Accrued', 'Accrued'])
      expect(await t.noticesOf(saad)).toMatchObject([{ type: 'PROGRAM_MILESTONE_ACHIEVED' }])
      await expectSound(t.ledger)
    })

    it('sends a budget alert again only after the budget was raised', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(1_000_000)
      const id = await t.launched(nabt, { budget: 40_000 })
      const people = [await t.participant(id), await t.participant(id), await t.participant(id), await t.participant(id)]
      const shares = async () =>
        (await t.noticesOf(nabt)).filter(({ type }) => type === 'PROGRAM_BUDGET_ALERT').map(({ meta }) => meta['percent'])
      for (const one of people.slice(0, 3)) await t.sold(id, one)
      await t.reversed(id, people[0]!)
      await t.sold(id, people[0]!)
      expect(await shares()).toEqual([75])
      await t.publishing.topUp(nabt, { programId: id, amount: 10_000, idempotencyKey: 'key-of-form' })
      await t.sold(id, people[3]!)
      expect(await shares()).toEqual([75, 75])
    })

    it('keeps an experience that was delivered (L-12)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000 })
      const noura = await t.participant(id)
      await t.sold(id, noura, 2)
      const which = { programId: id, profileId: noura.profileId, milestoneId: 'm2' }
      await expect(t.rewards.markDelivered(noura, which)).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
      await t.rewards.markDelivered(nabt, which)
      await expect(t.rewards.markDelivered(nabt, which)).rejects.toMatchObject({ code: 'NO_CHANGES_TO_UPDATE' })
      await t.reversed(id, noura, 2)
      expect(states(await t.rewardsOf(id))).toEqual([['m2', 'Paid']])
    })

    it('gives the same sums if many transactions count at once', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(1_000_000)
      const ids = [await t.launched(nabt, { budget: 40_000 }), await t.launched(nabt, { budget: 40_000 })]
      const people: Viewer[] = []
      for (let one = 0; one < 6; one++) people.push(await t.person())
      for (const id of ids) for (const one of people) await t.joined(id, one)
      // Twelve times, everybody sells once in both programs, in alternating order.
      await Promise.all(
        Array.from({ length: 12 }, (_, n) => {
          const changes = ids.flatMap((id) => people.map((one) => t.change(id, one)))
          return t.tell(n % 2 ? changes.toReversed() : changes)
        }),
      )
      for (const id of ids) {
        for (const one of people) expect(await t.resultOf(id, one)).toMatchObject({ approved: 12, revenue: 12 * 24_990 })
        const rewards = await t.rewardsOf(id)
        const cash = rewards.filter(({ rewardType }) => rewardType === 'CASH')
        expect([cash.filter(({ state }) => state === 'Accrued').length, cash.length, rewards.length]).toEqual([4, 6, 12])
        expect(await t.program(id)).toMatchObject({ status: 'OnHold', holdCause: 'BUDGET' })
      }
      await expectSound(t.ledger)
    })

    it('spends the whole budget, to the last halala, even if it is raised while results are counted', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(1_000_000)
      const id = await t.launched(nabt, { budget: 10_000, milestones: [sample[0]!] })
      const people: Viewer[] = []
      for (let one = 0; one < 8; one++) people.push(await t.participant(id))
      await Promise.all([
        ...people.map((one) => t.sold(id, one)),
        ...[1, 2, 3].map((n) => t.publishing.topUp(nabt, { programId: id, amount: 15_000, idempotencyKey: `key-of-form-${n}` })),
      ])
      const rewards = await t.rewardsOf(id)
      expect([rewards.length, rewards.filter(({ state }) => state === 'Accrued').length]).toEqual([8, 5])
      await expectSound(t.ledger)
    })
  })
})
