import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { isGenuine } from '../../providers/webhooks/testing/receiver.ts'
import { appendWebhooks } from './service.ts'
import { claimLane, findDueLanes } from './stores/lanes.ts'
import { headersOf, webhooksHarness, type WebhooksHarness } from './testing/harness.ts'

const day = 86_400_000

/** Sends everything that becomes due until a moment. */
async function sendUntil(t: WebhooksHarness, until: number): Promise<void> {
  for (;;) {
    await t.webhooks.send()
    const next = await t.db
      .selectFrom('webhook_lanes as l')
      .innerJoin('webhook_endpoints as e', 'e.id', 'l.endpoint_id')
      .select(['l.due_at', 'e.paused_until'])
      .execute()
    const due = Math.min(...next.map((row) => Math.max(row.due_at, row.paused_until ?? 0)))
    if (!(due <= until)) return
    t.clock.advance(Math.max(1, due - t.clock.now()))
  }
}

describe('webhooks', () => {
  eachDatabase((open) => {
    it('are sent once to each endpoint that subscribes to the event, signed with its secret', async () => {
      const t = await webhooksHarness(await open())
      const all = await t.add()
      await t.add('https://crm.example/in', ['PAYOUT_PAID'])
      await t.append(t.draft('result:1', 'RESULT_COUNTED', { amount: 24_990 }), t.draft('p:1', 'PAYOUT_PAID'))
      await t.webhooks.send()
      expect(t.gateway.sent.map(({ url }) => url).toSorted()).toEqual([
        'https://crm.example/in',
        'https://nabt.example/hooks',
        'https://nabt.example/hooks',
      ])
      const first = t.gateway.sent.find(({ body }) => body.includes('result.counted'))
      if (!first) throw new Error('The result was not sent')
      expect(JSON.parse(first.body)).toMatchObject({ type: 'result.counted', version: 1, data: { amount: 24_990 } })
      expect(isGenuine(all.secret ?? '', headersOf(first), first.body, t.clock.now())).toBe(true)
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(3)
      expect([await t.states(), await t.lanes()]).toEqual([['Delivered', 'Delivered', 'Delivered'], []])
    })

    it('exist only if the transaction of their cause commits', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      await inTransaction(t.db, async (tx) => {
        await appendWebhooks(tx, t, [t.draft('result:1')])
        throw new Error('undone')
      }).catch(() => undefined)
      expect([await t.deliveries(), await t.lanes()]).toEqual([[], []])
    })

    it('of one subject arrive in their order: a later one waits until the earlier one is delivered', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 1 }), t.draft('a', 'RESULT_REVERSED', { n: 2 }))
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 3 }), t.draft('b', 'RESULT_COUNTED', { n: 9 }))
      t.refuse(500)
      await t.webhooks.send()
      expect(t.sent().toSorted((one, other) => Number(one['n']) - Number(other['n']))).toEqual([{ n: 1 }, { n: 9 }])
      t.refuse(null)
      t.clock.advance(webhookLimits.waits[0])
      await t.webhooks.send()
      expect(t.sent().filter(({ n }) => n !== 9)).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }])
    })

    it('are tried again for three days, then given up, and the next of the subject follows', async () => {
      const t = await webhooksHarness(await open())
      await t.add('https://other.example/', ['PAYOUT_PAID'])
      await t.add()
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 1 }), t.draft('a', 'RESULT_COUNTED', { n: 2 }))
      const began = t.clock.now()
      t.refuse(500)
      // Another event that succeeds keeps the endpoint from being switched off.
      await sendUntil(t, began + 2 * day)
      t.refuse(null)
      t.clock.advance(webhookLimits.pause.most)
      await t.append(t.draft('b'))
      await t.webhooks.send()
      t.refuse(500)
      await sendUntil(t, began + 3 * day + 3_600_000)
      const [first, second] = await t.deliveries()
      expect(first).toMatchObject({ state: 'GivenUp', status: 500, failure: 'STATUS', first_tried_at: began })
      expect(first?.last_tried_at).toBe(began + 3 * day)
      expect(second).toMatchObject({ state: 'Retrying' })
    })

    it('switch their endpoint off with a notice after three days without a success, and give up what waits', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add('https://crm.nabt.example/in')
      for (const subject of ['a', 'b', 'c']) await t.append(t.draft(subject))
      const began = t.clock.now()
      t.refuse(500)
      await sendUntil(t, began + 3 * day + 3_600_000)
      expect(await t.endpoint(id)).toMatchObject({ off_by: 'FAILURES' })
      expect([new Set(await t.states()), await t.lanes()]).toEqual([new Set(['GivenUp']), []])
      expect(await t.notices()).toEqual([
        { type: 'WEBHOOK_ENDPOINT_OFF', meta: JSON.stringify({ host: 'crm.nabt.example' }), reference_id: id },
      ])
      const requests = t.gateway.sent.length
      expect(requests).toBeLessThan(1_000)
      await t.append(t.draft('d'))
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(requests)
      expect(await t.webhooks.endpoint(t.brand, id)).toMatchObject({ state: 'OFF', offBy: 'FAILURES', waiting: 0 })
    })

    it('end at once for a receiver that answers 410', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a'))
      t.refuse(410)
      await t.webhooks.send()
      await t.webhooks.send()
      expect(await t.endpoint(id)).toMatchObject({ off_by: 'FAILURES', failures: 0 })
      expect(await t.states()).toEqual(['GivenUp'])
    })

    it('are never sent twice at the same time by several processes', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      for (let at = 0; at < 30; at++) await t.append(t.draft(`subject:${at % 10}`, 'RESULT_COUNTED', { at }))
      const others = [t.otherProcess(), t.otherProcess()]
      await Promise.all([t.webhooks, ...others].map(({ send }) => send()))
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(30)
      for (let subject = 0; subject < 10; subject++)
        expect(
          t
            .sent()
            .map(({ at }) => Number(at))
            .filter((at) => at % 10 === subject),
        ).toEqual([subject, subject + 10, subject + 20])
    })

    it('that a process claimed before it was killed are sent by another one when the claim ends', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 1 }), t.draft('a', 'RESULT_COUNTED', { n: 2 }))
      const [lane] = await findDueLanes(t.db, id, t.clock.now(), 1)
      if (!lane) throw new Error('Nothing is due')
      await claimLane(t.db, lane, t.clock.now() + 60_000)
      await t.webhooks.send()
      expect(t.sent()).toEqual([])
      t.clock.advance(60_000)
      await t.otherProcess().send()
      expect(t.sent()).toEqual([{ n: 1 }, { n: 2 }])
    })

    it('are not sent to a suspended account, and its new events are not stored', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      await t.append(t.draft('a'))
      await t.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', t.brand.profileId).execute()
      await t.append(t.draft('b'))
      await t.webhooks.send()
      expect([t.gateway.sent, await t.states(), await t.lanes()]).toEqual([[], ['GivenUp'], []])
    })
  })
})
