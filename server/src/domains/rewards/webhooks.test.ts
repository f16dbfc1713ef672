import { describe, expect, it } from 'vitest'
import { webhookEvents } from '@wasla/contract/webhooks/events.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultWebhooks } from '../tracking/service.ts'
import { shop, type Shop } from '../tracking/testing/shop.ts'

type Body = { type: string; data: Record<string, unknown> }

/** Returns the events of the brand that were written since `from`, the oldest first. */
async function events(t: Shop, from = 0): Promise<Body[]> {
  const rows = await t.db
    .selectFrom('webhook_messages')
    .select(['body'])
    .where('created_at', '>=', from)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as Body)
}

async function listening(open: Parameters<typeof shop>[0]) {
  const t = await shop(open)
  await t.services.webhooks.add(t.brand, { url: 'https://nabt.example/hooks', events: [...webhookEvents] })
  return t
}

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
