import { describe, expect, it } from 'vitest'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { isGenuine } from '../../providers/webhooks/testing/receiver.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { createWebhooksService } from './service.ts'
import { headersOf, webhooksHarness } from './testing/harness.ts'

const day = 86_400_000

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
      expect(new Set(await t.states())).toEqual(new Set(['Delivered']))
    })

    it('that is switched off gives up what waits, and gets nothing until it is on', async () => {
      const t = await webhooksHarness(await open())
      const { id } = await t.add()
      t.refuse(500)
      await t.append(t.draft('a'))
      await t.webhooks.send()
      await t.webhooks.change(t.brand, { id, isOn: false })
      await t.webhooks.send()
      expect(await t.states()).toEqual(['GivenUp'])
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
      expect(await t.states()).toEqual(['Delivered'])
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
      expect([new Set(await t.states()), await t.lanes(), t.gateway.sent]).toEqual([new Set(['GivenUp']), [], []])
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
      expect(new Set(await t.states())).toEqual(new Set(['Delivered']))
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
      expect([await t.states(), await t.lanes()]).toEqual([['GivenUp'], []])
      t.clock.advance(3_600_001)
      await t.webhooks.sweep()
      expect(t.gateway.sent).toHaveLength(requests)
      expect(await t.deliveries()).toEqual([])
      expect(await t.db.selectFrom('webhook_endpoints').select('id').execute()).toEqual([])
      expect(await refusal(t.webhooks.endpoint(t.brand, id))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
    })
  })
})
