import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { webhooksHarness } from './testing/harness.ts'

describe('the log', () => {
  eachDatabase((open) => {
    it('has request and answer of every attempt, and the time of the next one', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a', 'PAYOUT_PAID', { amount: 5 }))
      await t.webhooks.send()
      const [listed] = (await t.webhooks.deliveries(t.brand, { endpointId: id })).data
      const nextTryAt = new Date(t.clock.now() + webhookLimits.waits[0]).toISOString()
      expect(listed).toMatchObject({ type: 'payout.paid', state: 'Retrying', tries: 1, status: 500, failure: 'STATUS', nextTryAt })
      t.refuse(null)
      t.clock.advance(webhookLimits.waits[0])
      await t.webhooks.send()
      const log = await t.webhooks.delivery(t.brand, listed?.id ?? '')
      expect(log).toMatchObject({ url: 'https://nabt.example/hooks', delivery: { state: 'Delivered', tries: 2, nextTryAt: null } })
      expect(JSON.parse(log.body)).toMatchObject({ data: { amount: 5 } })
      expect(log.attempts.map(({ number, status, answer }) => [number, status, answer])).toEqual([
        [2, 200, 'ok'],
        [1, 500, 'no'],
      ])
      expect(log.attempts.map(({ timestamp, signature }) => [timestamp, signature])).toEqual(
        t.gateway.sent.toReversed().map(({ timestamp, signature }) => [timestamp, signature]),
      )
      expect(new Set(t.gateway.sent.map((one) => one.id))).toEqual(new Set([log.messageId]))
    })

    it('is read in pages, the newest first, also only what failed or one event', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      for (let at = 0; at < 45; at++) {
        t.clock.advance(1)
        await t.append(t.draft(`${at}`, at % 9 === 0 ? 'PAYOUT_PAID' : 'RESULT_COUNTED'))
      }
      await t.webhooks.send()
      const all: string[] = []
      for (let after: string | null = null; ;) {
        const page = await t.webhooks.deliveries(t.brand, { endpointId: id, after })
        all.push(...page.data.map((one) => one.id))
        after = page.nextCursor ?? null
        if (after === null) break
      }
      expect(all).toEqual((await t.deliveries()).map((one) => one.id).toReversed())
      expect((await t.webhooks.deliveries(t.brand, { endpointId: id, event: 'PAYOUT_PAID' })).data).toHaveLength(5)
      expect(await t.webhooks.deliveries(t.brand, { endpointId: id, failed: true })).toEqual({ data: [], nextCursor: null })
      t.refuse(500)
      await t.append(t.draft('bad'))
      await t.webhooks.send()
      expect((await t.webhooks.deliveries(t.brand, { endpointId: id, failed: true })).data).toHaveLength(1)
    })

    it('is deleted after 30 days, except what still waits', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      await t.append(t.draft('old'))
      await t.webhooks.send()
      await t.append(t.draft('waits'))
      t.clock.advance(webhookLimits.stored)
      await t.append(t.draft('new'))
      await t.webhooks.sweep()
      expect((await t.deliveries()).map(({ subject }) => subject)).toEqual(['old', 'waits', 'new'])
      t.clock.advance(1)
      await t.webhooks.sweep()
      expect((await t.deliveries()).map(({ subject }) => subject)).toEqual(['waits', 'new'])
      expect(await t.db.selectFrom('webhook_attempts').select('number').execute()).toEqual([])
    })
  })
})
