import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { isGenuine } from '../../providers/webhooks/testing/receiver.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { appendWebhooks, createWebhooksService } from './service.ts'
import { claimLane, findDueLanes } from './stores/lanes.ts'
import { webhooksHarness, type WebhooksHarness } from './testing/harness.ts'

const day = 86_400_000
const headersOf = ({ id, timestamp, signature }: { id: string; timestamp: number; signature: string }) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
})
const states = async (t: WebhooksHarness) => (await t.deliveries()).map(({ state }) => state)

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
      expect([await states(t), await t.lanes()]).toEqual([['Delivered', 'Delivered', 'Delivered'], []])
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
      expect([new Set(await states(t)), await t.lanes()]).toEqual([new Set(['GivenUp']), []])
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
      expect(await states(t)).toEqual(['GivenUp'])
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
      expect([t.gateway.sent, await states(t), await t.lanes()]).toEqual([[], ['GivenUp'], []])
    })
  })
})

describe('an endpoint', () => {
  eachDatabase((open) => {
    it('is signed for with the former secret too, for a day after its secret was replaced', async () => {
      const t = await webhooksHarness(await open())
      const { id, secret: former } = await t.add()
      const { secret, formerSecretUntil } = await t.webhooks.rotate(t.brand, id)
      expect(formerSecretUntil).toBe(new Date(t.clock.now() + day).toISOString())
      expect((await t.webhooks.endpoints(t.brand)).map((one) => one.secret)).toEqual([null])
      const accepted = async () => {
        await t.append(t.draft('a'))
        await t.webhooks.send()
        const last = t.gateway.sent.at(-1)
        if (!last) throw new Error('Nothing was sent')
        return [former, secret].map((one) => isGenuine(one ?? '', headersOf(last), last.body, t.clock.now()))
      }
      expect(await accepted()).toEqual([true, true])
      t.clock.advance(day)
      expect(await accepted()).toEqual([false, true])
    })

    it('gets one request at a time while it fails, and its other events wait', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      for (let at = 0; at < webhookLimits.pause.after; at++) await t.append(t.draft(`${at}`))
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(webhookLimits.pause.after)
      for (let at = 0; at < 20; at++) await t.append(t.draft(`later:${at}`))
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(webhookLimits.pause.after)
      t.clock.advance(webhookLimits.pause.first)
      await t.webhooks.send()
      expect(t.gateway.sent).toHaveLength(webhookLimits.pause.after + 1)
      t.refuse(null)
      t.clock.advance(2 * webhookLimits.pause.first)
      await t.webhooks.send()
      expect(await t.endpoint(id)).toMatchObject({ failures: 0, failing_since: null, paused_until: null })
      t.clock.advance(3_600_000)
      await t.webhooks.send()
      expect(new Set(await states(t))).toEqual(new Set(['Delivered']))
    })

    it('that is switched off gives up what waits, and gets nothing until it is on', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      await t.webhooks.change(t.brand, { id, isOn: false })
      await t.webhooks.send()
      expect(await states(t)).toEqual(['GivenUp'])
      await t.append(t.draft('b'))
      expect(await refusal(t.webhooks.sendTest(t.brand, id))).toBe('WEBHOOK_ENDPOINT_OFF')
      t.refuse(null)
      await t.webhooks.change(t.brand, { id, isOn: true })
      await t.append(t.draft('c'))
      await t.webhooks.send()
      expect((await t.deliveries()).map(({ subject, state }) => [subject, state])).toEqual([
        ['a', 'GivenUp'],
        ['c', 'Delivered'],
      ])
    })

    it('with another address gets at once what waited for the former one', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      t.refuse(null)
      await t.webhooks.change(t.brand, { id, url: 'https://nabt.example/new' })
      await t.webhooks.send()
      expect(t.gateway.sent.map(({ url }) => url)).toEqual(['https://nabt.example/hooks', 'https://nabt.example/new'])
      expect(await states(t)).toEqual(['Delivered'])
    })

    it('gets what is written after it is switched on again, also if the sender has not given up the earlier events yet', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 1 }))
      await t.webhooks.change(t.brand, { id, isOn: false })
      await t.webhooks.change(t.brand, { id, isOn: true })
      await t.append(t.draft('a', 'RESULT_COUNTED', { n: 2 }))
      await t.webhooks.send()
      expect(t.sent()).toEqual([{ n: 1 }, { n: 2 }])
    })

    it('that is off gives up any number of subjects', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      for (let at = 0; at < 9; at++) await t.append(...Array.from({ length: 50 }, (_, index) => t.draft(`${at}:${index}`)))
      await t.webhooks.change(t.brand, { id, isOn: false })
      await t.webhooks.send()
      expect([new Set(await states(t)), await t.lanes(), t.gateway.sent]).toEqual([new Set(['GivenUp']), [], []])
    })

    it('has figures: how many were delivered in a day and how quickly, and how many wait', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('old'))
      await t.webhooks.send()
      t.clock.advance(day + 1)
      expect(await t.webhooks.endpoint(t.brand, id)).toMatchObject({ deliveredInDay: 0, medianMilliseconds: null, waiting: 0 })
      for (const [subject, milliseconds] of [
        ['a', 900],
        ['b', 40],
        ['c', 7],
      ] as const) {
        await t.append(t.draft(subject))
        await t.webhooks.send()
        await t.db.updateTable('webhook_deliveries').set({ milliseconds }).where('subject', '=', subject).execute()
      }
      t.refuse(500)
      await t.append(t.draft('d'), t.draft('d'))
      await t.webhooks.send()
      expect(await t.webhooks.endpoints(t.brand)).toMatchObject([{ deliveredInDay: 3, medianMilliseconds: 40, waiting: 2 }])
    })

    it('gets its part of the requests of a process, also while others answer slowly', async () => {
      const t = await webhooksHarness(await open())
      const brands = [t.brand, await t.otherBrand('+966512345671'), await t.otherBrand('+966512345672')] as const
      const [, , quick] = brands
      for (const brand of brands.slice(0, 2))
        for (let at = 0; at < 4; at++) await t.webhooks.add(brand, { url: `https://slow.example/${at}`, events: ['RESULT_COUNTED'] })
      await t.webhooks.add(quick, { url: 'https://quick.example/', events: ['RESULT_COUNTED'] })
      for (const { profileId } of brands)
        await t.append(...Array.from({ length: 20 }, (_, at) => ({ ...t.draft(`${profileId} ${at}`), profileId })))
      const slowly = Promise.withResolvers<void>()
      const service = createWebhooksService({
        ...t,
        webhooks: {
          async send(request, signal) {
            if (request.url.startsWith('https://slow')) await slowly.promise
            return t.gateway.send(request, signal)
          },
        },
      })
      await service.start()
      await expect.poll(() => t.gateway.sent.length).toBe(20)
      expect(new Set(t.gateway.sent.map(({ url }) => url))).toEqual(new Set(['https://quick.example/']))
      slowly.resolve()
      await service.send()
      expect(new Set(await states(t))).toEqual(new Set(['Delivered']))
    })

    it('may exist five times, whatever is added at the same moment', async () => {
      const t = await webhooksHarness(await open())
      const made = await Promise.all(Array.from({ length: 8 }, (_, at) => refusal(t.add(`https://nabt.example/${at}`))))
      expect(made.filter((one) => JSON.stringify(one).includes('LIMIT_REACHED'))).toHaveLength(3)
      expect(await t.webhooks.endpoints(t.brand)).toHaveLength(webhookLimits.endpoints)
    })

    it('that is removed gets nothing more, and its log is deleted by the sweep', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      await t.webhooks.remove(t.brand, id)
      const requests = t.gateway.sent.length
      await t.webhooks.send()
      await t.webhooks.sweep()
      expect([await states(t), await t.lanes()]).toEqual([['GivenUp'], []])
      t.clock.advance(3_600_001)
      await t.webhooks.sweep()
      expect(t.gateway.sent).toHaveLength(requests)
      expect(await t.deliveries()).toEqual([])
      expect(await t.db.selectFrom('webhook_endpoints').select('id').execute()).toEqual([])
      expect(await refusal(t.webhooks.endpoint(t.brand, id))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
    })
  })
})

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
      expect(await states(t)).toEqual(['Delivered'])
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
      expect([(await states(t)).length, new Set(await states(t)), await t.lanes()]).toEqual([60, new Set(['Delivered']), []])
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
