import { describe, expect, it } from 'vitest'
import { webhookEvents } from '@wasla/contract/webhooks/events.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultWebhooks } from '../tracking/service.ts'
import { shop } from '../tracking/testing/shop.ts'
import { rewardsHarness } from './testing/rewards-harness.ts'

type Body = { type: string; data: Record<string, unknown> }

/** Returns the events of the brand that were written since `from`, the oldest first. */
async function events(t: Pick<DatabaseHandle, 'db'>, from = 0): Promise<Body[]> {
  const rows = await t.db.selectFrom('webhook_messages').select(['body']).where('created_at', '>=', from).orderBy('place').execute()
  return rows.map(({ body }) => JSON.parse(body) as Body)
}

async function listening(open: Parameters<typeof shop>[0]) {
  const t = await shop(open)
  await t.services.webhooks.add(t.brand, { url: 'https://nabt.example/hooks', events: [...webhookEvents] })
  return t
}

/** Returns the types and participants of events about rewards. */
const aboutRewards = (bodies: readonly Body[]) =>
  bodies
    .filter(({ type }) => /^(?:milestone|reward)\./u.test(type))
    .map(({ type, data }) => [type, data['participantId'], data['rewardState']])

const typesOf = (bodies: readonly Body[]) => bodies.map(({ type }) => type)

describe('webhooks of a program', () => {
  eachDatabase((open) => {
    it('report each status of a result that the brand reported, with the brand’s own number and whole halalas', async () => {
      const t = await listening(await open())
      const click = await t.clicked(t.honest)
      await t.report('SERVER', 'order-1', click)
      await t.report('SERVER', 'order-1', click)
      await t.report('SERVER', 'order-1', click, { status: 'REVERSED' })
      await t.report('PIXEL', 'order-2', await t.clicked(t.honest))
      const sent = await events(t)
      expect(typesOf(sent)).toEqual(['result.counted', 'result.reversed', 'result.waiting'])
      expect(sent[0]?.data).toMatchObject({
        programId: t.id,
        participantId: t.honest.profileId,
        status: 'Approved',
        externalId: 'order-1',
        clickId: click,
        amount: 10_000,
        currency: 'SAR',
        way: 'SERVER',
      })
      expect(sent[1]?.data['resultId']).toBe(sent[0]?.data['resultId'])
    })

    it('report a milestone that is reached and reopened, and the payment of its reward', async () => {
      const t = await listening(await open())
      const clicks = [await t.clicked(t.honest), await t.clicked(t.honest)]
      for (const [at, click] of clicks.entries()) await t.report('SERVER', `order-${at}`, click)
      await t.report('SERVER', 'order-1', clicks[1] ?? '', { status: 'REVERSED' })
      await t.report('SERVER', 'order-2', await t.clicked(t.honest))
      const milestones = (await events(t)).filter(({ type }) => type.startsWith('milestone.'))
      expect(typesOf(milestones)).toEqual(['milestone.reached', 'milestone.reopened', 'milestone.reached'])
      expect(milestones[0]?.data).toMatchObject({ milestoneId: 'm1', rewardType: 'CASH', rewardState: 'Accrued', amount: 10_000 })
      const from = t.clock.now()
      t.moveTo('2026-04-05T09:00')
      await t.rewards.payDue()
      const [paid, ...others] = await events(t, from + 1)
      expect([paid?.type, others]).toEqual(['payout.paid', []])
      expect(paid?.data).toMatchObject({ programId: t.id, participantId: t.honest.profileId, amount: 10_000, currency: 'SAR' })
    })

    it('report a result that proof gave to another participant to both sides in order', async () => {
      const t = await listening(await open())
      await t.report('PIXEL', 'order-1', await t.clicked(t.liar))
      await t.report('SERVER', 'order-1', await t.clicked(t.honest), { amount: '90.00' })
      const sent = await events(t)
      expect(sent.map(({ type, data }) => [type, data['participantId'], data['amount']])).toEqual([
        ['result.waiting', t.liar.profileId, 10_000],
        ['result.rejected', t.liar.profileId, 10_000],
        ['result.counted', t.honest.profileId, 9_000],
      ])
      expect(new Set(sent.map(({ data }) => data['resultId'])).size).toBe(1)
    })

    it('report a reward that is held, and what the back office decides', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const brand = await t.brand(50_000)
      const milestones = [
        { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 },
        { id: 'm2', target: 2, rewardType: 'CASH', amount: 20_000 },
      ] as const
      const id = await t.launched(brand, { budget: 50_000, milestones })
      const huda = await t.participant(id)
      const { mobile_no } = await t.db.selectFrom('users').select('mobile_no').where('id', '=', brand.userId).executeTakeFirstOrThrow()
      await t.services.webhooks.add(brand, { url: 'https://nabt.example/hooks', events: [...webhookEvents] })
      await t.sold(id, huda)
      await t.db.updateTable('profiles').set({ contact_mobile: mobile_no }).where('id', '=', huda.profileId).execute()
      await t.sold(id, huda)
      // The first reward was reached before the contact was shared, so it is held when it would be paid.
      t.moveTo('2026-03-22T09:00')
      await t.rewards.payDue()
      const { data: cases } = await t.rewards.reviews.page('Open', { limit: 5, offset: 0 })
      for (const { id: caseId, amount } of cases.toSorted((one, other) => one.amount - other.amount))
        await inTransaction(t.db, (tx) =>
          t.rewards.reviews.decide(tx, caseId, { pays: amount === 10_000, note: 'Seen.', adminId: 'admin' }),
        )
      expect(aboutRewards(await events(t))).toEqual([
        ['milestone.reached', huda.profileId, 'Accrued'],
        ['milestone.reached', huda.profileId, 'Held'],
        ['reward.held', huda.profileId, 'Held'],
        ['reward.held', huda.profileId, 'Held'],
        ['reward.approved', huda.profileId, 'Accrued'],
        ['reward.refused', huda.profileId, 'Refused'],
      ])
    })

    it('report a reward that goes back after twelve months, and then the waiting reward that gets its budget', async () => {
      const t = await rewardsHarness(await open())
      const brand = await t.brand(500_000)
      const id = await t.launched(brand, { budget: 10_000, milestones: [{ id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 }] })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      await t.sold(id, saad)
      await t.db.updateTable('profiles').set({ status: 'IdentityVerifying' }).where('id', '=', noura.profileId).execute()
      await t.services.webhooks.add(brand, { url: 'https://nabt.example/hooks', events: [...webhookEvents] })
      t.clock.advance(365 * 86_400_000)
      await t.rewards.giveBackForgotten()
      expect(aboutRewards(await events(t))).toEqual([
        ['reward.returned', noura.profileId, 'Returned'],
        ['milestone.funded', saad.profileId, 'Accrued'],
      ])
    })

    it('report the status and the budget of a program', async () => {
      const t = await listening(await open())
      await t.publishing.changeStatus(t.brand, { id: t.id, status: 'OnHold' })
      await t.publishing.topUp(t.brand, { programId: t.id, amount: 100_000, idempotencyKey: t.key('more') })
      const sent = await events(t)
      expect(typesOf(sent)).toEqual(['program.changed', 'budget.added'])
      expect(sent[0]?.data).toMatchObject({ programId: t.id, status: 'OnHold', formerStatus: 'Active', holdCause: 'OWNER' })
      expect(sent[1]?.data).toMatchObject({ amount: 100_000, budget: 600_000 })
    })

    it('say nothing about clicks, and write nothing for a brand without endpoints', async () => {
      const t = await shop(await open())
      await t.report('SERVER', 'order-1', await t.clicked(t.honest))
      expect(await events(t)).toEqual([])
      await t.services.webhooks.add(t.brand, { url: 'https://nabt.example/hooks', events: [...webhookEvents] })
      await inTransaction(t.db, async (tx) => {
        await resultWebhooks(t)(tx, [t.change(t.id, t.honest, { kind: 'CLICK' })])
      })
      expect(await events(t)).toEqual([])
    })

    it('are written together with their cause: a report whose transaction is undone has no event', async () => {
      const t = await listening(await open())
      const click = await t.clicked(t.honest)
      await inTransaction(t.db, async (tx) => {
        const change = t.change(t.id, t.honest)
        await t.services.rewards.countResults(tx, [change, t.change(t.id, t.honest)])
        throw new Error('undone')
      }).catch(() => undefined)
      expect(await events(t)).toEqual([])
      await t.report('SERVER', 'order-1', click)
      expect(typesOf(await events(t))).toEqual(['result.counted'])
    })
  })
})
