import { describe, expect, it } from 'vitest'
import { shopKinds } from '@wasla/contract/shops/kinds.ts'
import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import { manualClock } from '#platform/clock.ts'
import { countedIds } from '#platform/ids.ts'
import { adaptersOf } from './choose.ts'
import { liveCall } from './call.ts'
import { ShopRefused, ShopUnreachable, type Delivery, type GrantedShop, type Hook, type ShopPort } from './port.ts'
import { standInPlatforms, type StandInRequest } from './stand-ins/platforms.ts'
import type { StandInNews } from './stand-ins/stand-in.ts'
import type { StandInOrder } from './stand-ins/state.ts'
import { standInClient } from './stand-ins/shopify.ts'

const now = Date.UTC(2026, 10, 28, 9, 30)
const click = '0190a000-0000-7000-8000-000000000001'
const signal = new AbortController().signal
const addresses: Readonly<Record<ShopKind, string>> = {
  SALLA: 'nabt.example',
  ZID: 'nabt.example',
  SHOPIFY: 'nabt.myshopify.com',
  WOOCOMMERCE: 'store.nabt.example',
}

const deliveryOf = ({ body, headers }: StandInRequest, over: Readonly<Record<string, string>> = {}): Delivery => {
  const all: Readonly<Record<string, string>> = { ...headers, ...over }
  return { text: body, header: (name) => all[name] }
}

/** A port over the made-up platforms, with a shop that granted access. */
function start(kind: ShopKind) {
  const standIns = standInPlatforms(countedIds(manualClock(now)))
  const port: ShopPort = adaptersOf({ client: standInClient, call: standIns.call })[kind]
  const shop = standIns.state.shop(kind, addresses[kind])
  const hook: Hook = { id: 'shop-1', url: `https://wasla.example/shops/${kind.toLowerCase()}/shop-1`, secret: 'a secret of the hook' }
  const redirectUri = 'https://wasla.example/settings/shops'
  const granted = (): Promise<GrantedShop> =>
    port.access === 'KEY'
      ? port.check({ address: addresses[kind], ...standIns.makeKey(shop) }, signal)
      : port.exchange({ code: standIns.state.codeFor(shop), redirectUri, address: addresses[kind] }, signal)
  const news = (what: StandInNews, over: Partial<StandInOrder> = {}) => {
    const order = standIns.newOrder(shop, { at: now, ...over })
    const [request] = standIns.requests(shop, order, what)
    if (!request) throw new Error('The shop tells nobody')
    return { order, request, read: () => port.read(deliveryOf(request)) }
  }
  return { standIns, port, shop, hook, redirectUri, granted, news }
}

describe.each(shopKinds)('the port of %s', (kind) => {
  it('gets access with what its owner granted, and knows the address of the shop', async () => {
    const { granted } = start(kind)
    expect((await granted()).address).toBe(addresses[kind])
  })

  it('is refused with a code that was used, or a key that is wrong', async () => {
    const { port, standIns, shop, redirectUri } = start(kind)
    if (port.access === 'KEY') {
      const typed = { address: addresses[kind], key: 'ck_wrong', secret: 'cs_wrong' }
      await expect(port.check(typed, signal)).rejects.toBeInstanceOf(ShopRefused)
      return
    }
    const code = standIns.state.codeFor(shop)
    const answer = { code, redirectUri, address: addresses[kind] }
    await port.exchange(answer, signal)
    await expect(port.exchange(answer, signal)).rejects.toBeInstanceOf(ShopRefused)
  })

  it('subscribes once, repairs what is missing, and ends it', async () => {
    const { port, shop, hook, granted } = start(kind)
    const access = await granted()
    expect(await port.subscribe(access, hook, signal)).toBe('REPAIRED')
    const all = shop.hooks.length
    expect(await port.subscribe(access, hook, signal)).toBe('WORKING')
    expect(shop.hooks).toHaveLength(all)
    shop.hooks = shop.hooks.slice(1)
    expect(await port.subscribe(access, hook, signal)).toBe('REPAIRED')
    expect(shop.hooks).toHaveLength(all)
    await port.unsubscribe(access, hook, signal)
    expect(shop.hooks).toEqual([])
  })

  it('says if the shop takes its access no more, and if it does not answer', async () => {
    const { port, standIns, shop, hook, granted } = start(kind)
    const access = await granted()
    standIns.state.takeBack(shop)
    await expect(port.subscribe(access, hook, signal)).rejects.toBeInstanceOf(ShopRefused)
    standIns.isDown = true
    await expect(port.subscribe(access, hook, signal)).rejects.toBeInstanceOf(ShopUnreachable)
  })

  it('reads an order with its click and its code, in halalas', async () => {
    const { port, hook, granted, news } = start(kind)
    await port.subscribe(await granted(), hook, signal)
    const { order, read } = news('ORDER', { clickId: click, code: 'RAMA7' })
    expect(read()).toMatchObject([
      { kind: 'ORDER', number: String(order.id), amount: 64_50, currency: 'SAR', clickId: click, promoCodes: ['RAMA7'], occurredAt: now },
    ])
    expect(JSON.stringify(read())).not.toContain('Sara')
  })

  it('reads an order without click and code, and another currency', async () => {
    const { port, hook, granted, news } = start(kind)
    await port.subscribe(await granted(), hook, signal)
    expect(news('ORDER', { currency: 'USD' }).read()).toMatchObject([{ clickId: null, promoCodes: [], currency: 'USD' }])
  })

  it('reads a refund and a cancellation of the same order', async () => {
    const { port, hook, granted, news } = start(kind)
    await port.subscribe(await granted(), hook, signal)
    const refund = news('REFUND', { refunds: [{ id: 7, amount: '64.50' }] })
    const [event] = refund.read() ?? []
    expect(event?.number).toBe(String(refund.order.id))
    expect(event?.kind === 'CANCELLED' || (event?.refunds[0]?.amount ?? 0) === 64_50).toBe(true)
    expect(news('CANCELLED').read()).toMatchObject([{ kind: 'CANCELLED' }])
  })

  it('believes a delivery only with its own proof, and not if one letter of it changed', async () => {
    const { port, hook, granted, news } = start(kind)
    await port.subscribe(await granted(), hook, signal)
    const { request } = news('ORDER')
    const isProven = (delivery: Delivery, secret = hook.secret) => port.isProven(delivery, { secret }, addresses[kind])
    expect(isProven(deliveryOf(request))).toBe(true)
    expect(isProven({ text: request.body, header: () => undefined })).toBe(false)
    // Zid signs no body: its proof is the password of the subscription.
    if (kind !== 'ZID') expect(isProven(deliveryOf({ ...request, body: `${request.body} ` }))).toBe(false)
    if (kind !== 'SHOPIFY') expect(isProven(deliveryOf(request), 'another secret')).toBe(false)
    else expect(isProven(deliveryOf(request, { 'x-shopify-shop-domain': 'other.myshopify.com' }))).toBe(false)
  })

  it('understands nothing else', () => {
    const { port } = start(kind)
    for (const text of ['', 'null', '[]', '{}', '{"id":{}}', 'webhook_id=1', '{"event":"order.created","data":null}'])
      expect(port.read({ text, header: () => 'orders/paid' }) ?? [], text).toEqual([])
  })
})

it('takes an unpaid order for none, where a shop reports those', async () => {
  for (const kind of ['SALLA', 'ZID', 'WOOCOMMERCE'] as const) {
    const { port, hook, granted, news } = start(kind)
    await port.subscribe(await granted(), hook, signal)
    expect(news('ORDER', { isPaid: false }).read(), kind).toEqual([])
  }
})

it('renews the access of Salla and Zid', async () => {
  for (const kind of ['SALLA', 'ZID'] as const) {
    const { port, hook, granted } = start(kind)
    const access = await granted()
    const grant = await port.renew(access, signal)
    expect(grant, kind).not.toEqual(access.grant)
    expect(await port.subscribe({ ...access, grant: grant ?? {} }, hook, signal)).toBe('REPAIRED')
  }
})

it('calls no address of a private network, whatever name leads there', async () => {
  const call = liveCall({ network: { resolve: (name) => Promise.resolve([name === 'inside.example' ? '10.0.0.5' : '127.0.0.1']) } })
  for (const url of [
    'https://inside.example/',
    'https://nabt.example/',
    'http://nabt.example/',
    'https://169.254.169.254/',
    'https://nabt.example:8443/',
  ])
    await expect(call({ method: 'GET', url, headers: {} }, signal), url).rejects.toThrow()
})

describe('a refund of Salla, which has no amount', () => {
  it('is one of the whole order only if the order’s status says so', async () => {
    const { port, hook, granted, news } = start('SALLA')
    await port.subscribe(await granted(), hook, signal)
    expect(news('REFUND', { refunds: [{ id: 7, amount: '20.00' }] }).read()).toEqual([])
    expect(news('REFUND', { refunds: [{ id: 8, amount: '64.50' }] }).read()).toMatchObject([{ kind: 'CANCELLED' }])
  })
})
