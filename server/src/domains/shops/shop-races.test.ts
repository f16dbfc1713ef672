import { describe, expect, inject, it } from 'vitest'
import { openServerWorld } from '../../testing/test-world.ts'
import { shopsHarness } from './testing/shops-harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Shops on a PostgreSQL server, where transactions really run at the same time, and a second process. */
async function shopsOnServer() {
  const handle = await openServerWorld()
  const t = await shopsHarness(handle)
  const other = t.otherProcess()
  return { ...t, serviceOf: (n: number) => (n % 2 ? t.shops : other) }
}

describe.runIf(inject('postgresUrl'))('a shop on a PostgreSQL server', () => {
  it('counts an order once that arrives many times at once in two processes', async () => {
    const t = await shopsOnServer()
    const { shop } = await t.connect('SALLA')
    const order = t.order(shop)
    await times(20, (n) => t.send(shop, order, 'ORDER', t.serviceOf(n)))
    expect(await t.conversions()).toMatchObject([{ status: 'Approved' }])
    expect(await t.stored()).toHaveLength(1)
    expect(await t.shown('SALLA')).toMatchObject({ ordersToday: 1 })
  })

  it('ends as taken back once, if an order and its cancellation arrive many times at once', async () => {
    const t = await shopsOnServer()
    const { shop } = await t.connect('SALLA')
    const order = t.order(shop)
    await times(20, (n) => t.send(shop, order, n % 2 ? 'ORDER' : 'CANCELLED', t.serviceOf(n)))
    expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
    expect(t.counted.filter(({ to }) => to === 'Reversed')).toHaveLength(1)
  })

  it('counts every one of many orders that arrive at once', async () => {
    const t = await shopsOnServer()
    const { shop } = await t.connect('SALLA')
    await times(20, (n) => t.send(shop, t.order(shop), 'ORDER', t.serviceOf(n)))
    expect(await t.shown('SALLA')).toMatchObject({ ordersToday: 20 })
    expect(await t.conversions()).toHaveLength(20)
  })

  it('is one shop, if its owner connects it many times at once', async () => {
    const t = await shopsOnServer()
    const begun = await times(10, (n) => t.serviceOf(n).begin(t.owner, 'ZID'))
    expect(new Set(begun.map(({ shop }) => shop?.id)).size).toBe(1)
    const { state, code } = await t.signedIn('ZID')
    const done = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => t.serviceOf(n).complete(t.owner, { state, code })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
