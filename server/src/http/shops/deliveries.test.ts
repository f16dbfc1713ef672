import { describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import type { ShopsService } from '../../domains/shops/service.ts'
import { shopDeliveries } from './deliveries.ts'

type Answers = { taken?: 'TAKEN' | 'UNKNOWN' | 'UNREADABLE'; wait?: number | null; wrong?: number | null }

/** The entry over a service that answers as told; `calls` lists what it was asked. */
function entry({ taken = 'TAKEN', wait = null, wrong = null }: Answers = {}) {
  const calls: string[] = []
  const deliveries: ShopsService['deliveries'] = {
    take: (kind, id, { text }) => {
      calls.push(`${kind} ${id} ${text}`)
      return Promise.resolve(taken)
    },
    admit: () => Promise.resolve(wait),
    countWrong: () => Promise.resolve(wrong),
  }
  const app = new Hono()
  app.post('/shops/:kind/:id', shopDeliveries({ shops: { deliveries }, env: { mode: 'live', trustProxy: 0 } }))
  const post = (path: string, body: string) => app.request(path, { method: 'POST', body })
  return { calls, post }
}

describe('the entry of deliveries', () => {
  it('hands over the body as it arrived', async () => {
    const { calls, post } = entry()
    expect((await post('/shops/salla/shop-id-1', '{ "a": 1 } ')).status).toBe(200)
    expect(calls).toEqual(['SALLA shop-id-1 { "a": 1 } '])
  })

  it('answers a delivery without proof like one to a shop or a kind that is not there', async () => {
    const unknown = await entry({ taken: 'UNKNOWN' }).post('/shops/salla/shop-id-1', '{}')
    const noKind = await entry().post('/shops/amazon/shop-id-1', '{}')
    expect([unknown.status, await unknown.text()]).toEqual([noKind.status, await noKind.text()])
    expect(unknown.status).toBe(404)
  })

  it('lets a network wait that names wrong shops too often, and a shop that sends too much', async () => {
    expect((await entry({ taken: 'UNKNOWN', wrong: 7 }).post('/shops/salla/shop-id-1', '{}')).headers.get('retry-after')).toBe('7')
    const { calls, post } = entry({ wait: 5 })
    expect((await post('/shops/salla/shop-id-1', '{}')).status).toBe(429)
    expect(calls).toEqual([])
  })

  it('refuses a body that is too large before anything else', async () => {
    const { calls, post } = entry()
    expect((await post('/shops/salla/shop-id-1', 'x'.repeat(shopLimits.body + 1))).status).toBe(413)
    expect(calls).toEqual([])
  })

  it('answers the ping of WooCommerce without looking for a shop', async () => {
    const { calls, post } = entry({ taken: 'UNKNOWN' })
    expect((await post('/shops/woocommerce/shop-id-1', 'webhook_id=12')).status).toBe(200)
    expect((await post('/shops/salla/shop-id-1', 'webhook_id=12')).status).toBe(404)
    expect(calls).toHaveLength(1)
  })

  it('says that it does not understand a proven delivery of another format', async () => {
    expect((await entry({ taken: 'UNREADABLE' }).post('/shops/zid/shop-id-1', '[]')).status).toBe(422)
  })
})
