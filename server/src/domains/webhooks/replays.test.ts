import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { appendWebhooks } from './service.ts'
import { webhooksHarness } from './testing/harness.ts'

describe('a replay', () => {
  eachDatabase((open) => {
    it('of one delivery sends the same message again, with the same id', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a'))
      await t.webhooks.send()
      const [first] = (await t.webhooks.deliveries(t.brand, { endpointId: id })).data
      const again = await t.webhooks.replay(t.brand, first?.id ?? '')
      expect(again).toMatchObject({ cause: 'REPLAY', state: 'Waiting' })
      await t.webhooks.send()
      const [one, other] = t.gateway.sent
      expect([one?.id, one?.body]).toEqual([other?.id, other?.body])
    })

    it('of one that waits for its next attempt tries it now, and makes no second delivery', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      const [waiting] = (await t.webhooks.deliveries(t.brand, { endpointId: id })).data
      t.refuse(null)
      await t.webhooks.replay(t.brand, waiting?.id ?? '')
      await t.webhooks.send()
      expect(await t.states()).toEqual(['Delivered'])
    })

    it('of a period sends what was delivered, given up, or missed while the endpoint was off, in its order', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add('https://nabt.example/hooks', ['RESULT_COUNTED'])
      const at = (moment: number) => new Date(moment).toISOString()
      await t.append(t.draft('before', 'RESULT_COUNTED', { n: 0 }))
      t.clock.advance(1_000)
      const from = t.clock.now()
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 1 }), t.draft('a', 'PAYOUT_PAID', { n: -1 }))
      await t.webhooks.send()
      await t.webhooks.change(t.brand, { id, isOn: false })
      t.clock.advance(1_000)
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 2 }))
      await t.webhooks.change(t.brand, { id, isOn: true })
      t.clock.advance(1_000)
      t.gateway.sent.length = 0
      const period = { endpointId: id, from: at(from), to: at(t.clock.now()) }
      expect(await t.webhooks.replayPeriod(t.brand, period)).toEqual({ count: 2, nextFrom: null })
      await t.webhooks.send()
      expect(t.sent()).toEqual([{ n: 1 }, { n: 2 }])
    })

    it('sends events of one transaction in their order, also if their ids are not', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      const ids = ['9', '1', '5', '3']
      let at = 0
      const random = { ...t.ids, uuid: () => `${ids[at++ % ids.length]}-${at}` }
      const drafts = [0, 1, 2, 3].map((n) => t.draft('a', 'RESULT_COUNTED', { n }))
      await inTransaction(t.db, (tx) => appendWebhooks(tx, { ...t, ids: random }, drafts))
      await t.webhooks.send()
      const from = new Date(t.clock.now()).toISOString()
      t.clock.advance(1)
      await t.webhooks.replayPeriod(t.brand, { endpointId: id, from, to: new Date(t.clock.now()).toISOString() })
      await t.webhooks.send()
      expect(t.sent().map(({ n }) => n)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
    })

    it('and attempts that fail at the same moment do not stop each other, and nothing is lost', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      const from = new Date(t.clock.now()).toISOString()
      await t.append(...Array.from({ length: 20 }, (_, at) => t.draft(`${at}`, 'RESULT_COUNTED', { at })))
      t.clock.advance(1)
      const period = { endpointId: id, from, to: new Date(t.clock.now()).toISOString() }
      t.refuse(500)
      await Promise.all([
        t.webhooks.send(),
        t.otherProcess().send(),
        t.webhooks.replayPeriod(t.brand, period),
        t.webhooks.replayPeriod(t.brand, period),
        t.webhooks.change(t.brand, { id, description: 'CRM' }),
      ])
      t.refuse(null)
      for (let hours = 0; hours < 3; hours++) {
        t.clock.advance(3_600_000)
        await t.webhooks.send()
      }
      expect([(await t.states()).length, new Set(await t.states()), await t.lanes()]).toEqual([60, new Set(['Delivered']), []])
    })

    it('whose message the sweep deleted meanwhile leaves nothing behind', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a'), t.draft('a'))
      await t.db.deleteFrom('webhook_messages').execute()
      await t.webhooks.send()
      expect([await t.lanes(), t.gateway.sent]).toEqual([[], []])
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 3 }))
      await t.webhooks.send()
      expect([t.sent(), (await t.webhooks.endpoint(t.brand, id)).waiting]).toEqual([[{ n: 3 }], 0])
    })

    it('of a long period takes a thousand events at a time, and refuses more while they wait', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      for (let at = 0; at < 11; at++) {
        t.clock.advance(1_000)
        await t.append(...Array.from({ length: 99 }, (_, index) => t.draft(`${at}:${index}`)))
      }
      const period = { endpointId: id, from: new Date(t.clock.now() - 60_000).toISOString(), to: new Date(t.clock.now() + 1).toISOString() }
      t.clock.advance(1_000)
      const first = await t.webhooks.replayPeriod(t.brand, period)
      expect(first.count).toBe(990)
      const rest = await t.webhooks.replayPeriod(t.brand, { ...period, from: String(first.nextFrom) })
      expect(rest).toEqual({ count: 99, nextFrom: null })
      expect(await refusal(t.webhooks.replayPeriod(t.brand, period))).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 })
    })
  })
})

describe('a test event', () => {
  eachDatabase((open) => {
    it('is sent at once to this endpoint only, whatever it subscribes to', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add('https://nabt.example/hooks', ['PAYOUT_PAID'])
      await t.add('https://crm.example/in')
      const test = await t.webhooks.sendTest(t.brand, id)
      expect(test).toMatchObject({ type: 'webhook.test', cause: 'TEST', state: 'Waiting', endpointId: id })
      await t.webhooks.send()
      expect(t.gateway.sent.map(({ url }) => url)).toEqual(['https://nabt.example/hooks'])
      expect(JSON.parse(t.gateway.sent[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { endpointId: id } })
    })
  })
})
