import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { createServices } from '../../services/services.ts'
import { liveWebhooks } from '../../providers/webhooks/live.ts'
import { answering, startReceiver } from '../../providers/webhooks/testing/receiver.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { webhooksHarness, type WebhooksHarness } from './testing/harness.ts'

/*
 * The misuse cases of webhooks, as docs/decisions/084-webhooks.md lists them:
 *
 * 1. A brand reads, changes, replaces, removes, tests or replays what belongs to another brand.
 * 2. An address leads into our own network: typed, by its name, by a name that changes after the check, or by a redirect.
 * 3. Somebody uses us to flood another site: with tests and replays, or by an address that fails.
 * 4. A receiver answers without an end, with a huge text, or with characters that break the log.
 * 5. A secret is read from an answer or from the database.
 * 6. A brand's event reaches another brand, or somebody who was never asked.
 * 7. A stranger pretends to be us, changes a request, or repeats an old one.
 */

const codes = (works: readonly (() => Promise<unknown>)[]) => Promise.all(works.map((work) => refusal(work())))

const stranger = (t: WebhooksHarness) => t.otherBrand('+966512345679')

describe('misuse of webhooks', () => {
  eachDatabase((open) => {
    it('case 1: what another brand has is answered like what does not exist, and nothing changes', async () => {
      const t = await webhooksHarness(await open())
      const other = await stranger(t)
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      const delivery = (await t.deliveries())[0]?.id ?? ''
      const before = [await t.endpoint(id), await t.deliveries(), await t.lanes()]
      const now = new Date(t.clock.now()).toISOString()
      const { webhooks } = t
      const works = (endpointId: string, deliveryId: string) => [
        () => webhooks.endpoint(other, endpointId),
        () => webhooks.deliveries(other, { endpointId }),
        () => webhooks.change(other, { id: endpointId, isOn: false }),
        () => webhooks.rotate(other, endpointId),
        () => webhooks.remove(other, endpointId),
        () => webhooks.sendTest(other, endpointId),
        () => webhooks.replayPeriod(other, { endpointId, from: now, to: now }),
        () => webhooks.delivery(other, deliveryId),
        () => webhooks.replay(other, deliveryId),
      ]
      const missing = 'WEBHOOK_ENDPOINT_NOT_FOUND'
      const noDelivery = 'WEBHOOK_DELIVERY_NOT_FOUND'
      const expected = [missing, missing, missing, missing, missing, missing, missing, noDelivery, noDelivery]
      expect(await codes(works(id, delivery))).toEqual(expected)
      expect(await codes(works('none', 'none'))).toEqual(expected)
      expect(await webhooks.endpoints(other)).toEqual([])
      expect([await t.endpoint(id), await t.deliveries(), await t.lanes()]).toEqual(before)
    })

    it('case 2: a name that leads into our network is never called, also if it did not when it was added', async () => {
      const t = await webhooksHarness(await open())
      const machines = ['8.8.8.8']
      const receiver = await startReceiver(answering(200), machines)
      const services = createServices({ ...t, webhooks: liveWebhooks({ network: receiver.network }) })
      await t.add()
      await t.append(t.draft('a'))
      await services.webhooks.send()
      expect(receiver.got).toHaveLength(1)
      machines[0] = '169.254.169.254'
      await t.append(t.draft('b'))
      await services.webhooks.send()
      expect(receiver.got).toHaveLength(1)
      expect((await t.deliveries()).at(-1)).toMatchObject({ state: 'Retrying', failure: 'ADDRESS', status: null })
      expect(await refusal(t.add('https://10.0.0.1/'))).toBe('DTO_VALIDATION_ERROR')
    })

    it('case 3: an address that fails gets few requests, however many events wait for it', async () => {
      const t = await webhooksHarness(await open())
      await t.add()
      t.refuse(500)
      for (let at = 0; at < 5; at++) await t.append(...Array.from({ length: 50 }, (_, index) => t.draft(`${at}:${index}`)))
      const end = t.clock.now() + 3_600_000
      while (t.clock.now() < end) {
        await t.webhooks.send()
        t.clock.advance(60_000)
      }
      expect(t.gateway.sent.length).toBeLessThan(16 + 60)
    })

    it('case 3: replays and test events are refused while a thousand of them wait', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a'))
      await t.webhooks.send()
      const delivery = (await t.deliveries())[0]?.id ?? ''
      const [{ message_id: messageId } = { message_id: '' }] = await t.deliveries()
      const row = {
        endpoint_id: id,
        message_id: messageId,
        subject: 'a',
        event: 'RESULT_COUNTED',
        cause: 'REPLAY',
        state: 'Waiting',
      } as const
      const waiting = Array.from({ length: webhookLimits.replayed }, (_, at) => ({ ...row, id: `${at}`, tries: 0, created_at: 1 }))
      for (let from = 0; from < waiting.length; from += 50)
        await t.db
          .insertInto('webhook_deliveries')
          .values(waiting.slice(from, from + 50))
          .execute()
      const limited = { code: 'RATE_LIMITED', retryAfter: 60 }
      expect(await refusal(t.webhooks.replay(t.brand, delivery))).toEqual(limited)
      expect(await refusal(t.webhooks.sendTest(t.brand, id))).toEqual(limited)
    })

    it('case 3: no more events than allowed are sent again in a day', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      await t.append(t.draft('a'), t.draft('b'))
      await t.webhooks.send()
      const { count } = webhookLimits.replaysPerProfile
      await t.limits.enforce(`webhook-replays:${t.brand.profileId}`, webhookLimits.replaysPerProfile, {
        whenDown: 'closed',
        amount: count - 1,
      })
      const from = new Date(t.clock.now()).toISOString()
      t.clock.advance(1)
      const period = { endpointId: id, from, to: new Date(t.clock.now()).toISOString() }
      expect(await refusal(t.webhooks.replayPeriod(t.brand, period))).toMatchObject({ code: 'RATE_LIMITED' })
      const [one] = await t.deliveries()
      expect(await t.webhooks.replay(t.brand, one?.id ?? '')).toMatchObject({ cause: 'REPLAY' })
      expect(await refusal(t.webhooks.replay(t.brand, one?.id ?? ''))).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await t.webhooks.sendTest(t.brand, id)).toMatchObject({ cause: 'TEST' })
    })

    it('case 4: of an answer only its beginning is stored, without characters that a database or page refuses', async () => {
      const t = await webhooksHarness(await open())
      const receiver = await startReceiver(answering(500, {}, `\u0000${'\u001B]8;;x'.repeat(100_000)}`))
      const services = createServices({ ...t, webhooks: liveWebhooks({ network: receiver.network }) })
      await t.add()
      await t.append(t.draft('a'))
      await services.webhooks.send()
      const { attempts } = await t.webhooks.delivery(t.brand, (await t.deliveries())[0]?.id ?? '')
      expect(attempts[0]?.answer?.length).toBeLessThanOrEqual(webhookLimits.answerBytes)
      expect(attempts[0]?.answer).not.toMatch(/\p{Cc}/u)
    })

    it('case 5: a secret is in the answer that made it only, and is stored so that the database alone does not show it', async () => {
      const t = await webhooksHarness(await open())
      const { id, secret } = await t.add()
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      const stored = JSON.stringify(await t.endpoint(id))
      expect(stored).not.toContain(secret?.slice(6) ?? '')
      const shown = [await t.webhooks.endpoints(t.brand), await t.webhooks.endpoint(t.brand, id)]
      const changed = await t.webhooks.change(t.brand, { id, description: 'CRM' })
      expect(JSON.stringify([shown, changed])).not.toContain('whsec_')
      // The sealed secret of one endpoint opens nothing for another one.
      const other = await t.add('https://other.example/')
      const { secret: sealed } = await t.endpoint(id)
      await t.db.updateTable('webhook_endpoints').set({ secret: sealed }).where('id', '=', other.id).execute()
      await t.webhooks.sendTest(t.brand, other.id)
      await t.webhooks.send()
      expect(t.gateway.sent).toEqual([])
      expect((await t.deliveries())[0]).toMatchObject({ state: 'Retrying', failure: 'SECRET' })
    })

    it('case 6: an event reaches only endpoints of the program’s owner, and only those that subscribe to it', async () => {
      const t = await webhooksHarness(await open())
      const other = await stranger(t)
      await t.webhooks.add(other, { url: 'https://stranger.example/', events: ['RESULT_COUNTED', 'PAYOUT_PAID'] })
      await t.add('https://nabt.example/hooks', ['PAYOUT_PAID'])
      await t.append(t.draft('a', 'RESULT_COUNTED'), t.draft('b', 'PAYOUT_PAID'))
      await t.webhooks.send()
      expect(t.gateway.sent.map(({ url }) => url)).toEqual(['https://nabt.example/hooks'])
      const now = t.clock.now()
      const period = { from: new Date(now - 1_000).toISOString(), to: new Date(now + 1_000).toISOString() }
      t.clock.advance(1_000)
      const [foreign] = await t.webhooks.endpoints(other)
      expect(await t.webhooks.replayPeriod(other, { endpointId: foreign?.id ?? '', ...period })).toEqual({ count: 0, nextFrom: null })
    })
  })
})
