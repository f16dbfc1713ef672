import { describe, expect, it } from 'vitest'
import { shopKinds } from '@wasla/contract/shops/kinds.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { lamas } from '../tracking/testing/codes.ts'
import { clickIdOf, shopsHarness } from './testing/shops-harness.ts'

const problem = (name: string): unknown => expect.objectContaining({ code: name })

describe('a shop', () => {
  eachWorld((open) => {
    it.each(shopKinds)('of %s is connected, and its orders count by click and are taken back by refunds', async (kind) => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect(kind)
      expect(await t.shown(kind)).toMatchObject({ id, step: 'KEEP', address: shop.address })
      const order = t.order(shop)
      expect(await t.send(shop, order)).toEqual(['TAKEN'])
      expect(await t.conversions()).toMatchObject([
        { profile_id: NOURA.profile.id, click_id: clickIdOf(1), way: 'SERVER', status: 'Approved', amount: 64_50 },
      ])
      await t.send(shop, { ...order, refunds: [{ id: 7, amount: '64.50' }] }, 'REFUND')
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
      expect(await t.shown(kind)).toMatchObject({ step: 'READY', ordersToday: 1, refunds: 1, testHasSource: true })
    })

    it('counts an order by the code of a participant, and none without click and code', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('SALLA')
      await t.send(shop, t.order(shop, { clickId: null, code: lamas.toLowerCase() }))
      await t.send(shop, t.order(shop, { clickId: null, code: 'SUMMER' }))
      expect(await t.conversions()).toMatchObject([{ profile_id: LAMA.profile.id, click_id: `code:${lamas}` }])
      expect((await t.shops.orders(t.owner, id, null)).data.map(({ state, amount }) => [state, amount])).toEqual(
        expect.arrayContaining([
          ['COUNTED', 64_50],
          ['NO_SOURCE', null],
        ]),
      )
    })

    it('counts an order once, however often and from however many events it is told', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('WOOCOMMERCE')
      const order = t.order(shop)
      for (const _ of [1, 2, 3]) await t.send(shop, order)
      await t.send(shop, { ...order, amount: '1.00' }, 'REFUND')
      expect(await t.stored()).toHaveLength(1)
      expect(t.counted.filter(({ to }) => to === 'Approved')).toHaveLength(1)
      expect(await t.shown('WOOCOMMERCE')).toMatchObject({ ordersToday: 1 })
    })

    it('reports an order as taken back if its refund arrived first', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SHOPIFY')
      const order = t.order(shop)
      await t.send(shop, { ...order, refunds: [{ id: 7, amount: '64.50' }] }, 'REFUND')
      expect(await t.conversions()).toEqual([])
      await t.send(shop, order)
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
      expect(t.counted.filter(({ to }) => to === 'Approved')).toEqual([])
    })

    it('keeps a result if Salla reports a refund of a part, which has no amount', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      const order = t.order(shop)
      await t.send(shop, order)
      await t.send(shop, { ...order, refunds: [{ id: 7, amount: '20.00' }] }, 'REFUND')
      expect(await t.conversions()).toMatchObject([{ status: 'Approved' }])
    })

    it('is in the audit log when it is connected, gets access again, and is disconnected', async () => {
      const t = await shopsHarness(await open())
      const { id } = await t.connect('SALLA')
      await t.connect('SALLA')
      await t.shops.remove(t.owner, id)
      const lines = await t.db.selectFrom('audit').select(['actor', 'action']).where('target', '=', id).orderBy('id').execute()
      expect(lines).toEqual(
        ['shops.connected', 'shops.accessRenewed', 'shops.removed'].map((action) => ({ actor: t.owner.userId, action })),
      )
    })

    it('keeps a result while a part of its order is refunded, and takes it back with the rest', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('SHOPIFY')
      const order = t.order(shop)
      await t.send(shop, order)
      await t.send(shop, { ...order, refunds: [{ id: 7, amount: '20.00' }] }, 'REFUND')
      expect(await t.conversions()).toMatchObject([{ status: 'Approved' }])
      expect((await t.shops.orders(t.owner, id, null)).data).toMatchObject([{ refunded: 20_00, isReversed: false }])
      await t.send(shop, { ...order, refunds: [{ id: 8, amount: '44.50' }] }, 'REFUND')
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
    })

    it('shows its owner why an order was not taken', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('SALLA')
      await t.send(shop, t.order(shop, { currency: 'USD' }))
      await t.send(shop, t.order(shop, { clickId: clickIdOf(99) }))
      await t.send(shop, t.order(shop, { amount: '1000000.01' }))
      const { data } = await t.shops.orders(t.owner, id, null)
      expect(data.map(({ refusal }) => refusal).toSorted()).toEqual(['AMOUNT', 'CLICK', 'CURRENCY'])
      expect(await t.conversions()).toEqual([])
    })

    it('does not mix up two shops of one brand whose orders have the same number', async () => {
      const t = await shopsHarness(await open())
      const [one, other] = [await t.connect('WOOCOMMERCE'), await t.connect('SALLA')]
      await t.send(one.shop, t.order(one.shop, { number: 5 }))
      await t.send(other.shop, t.order(other.shop, { number: 5, clickId: clickIdOf(2) }))
      expect((await t.conversions()).map(({ external_id: id }) => id).toSorted()).toEqual(['5', 'Salla-5'])
    })

    it('is installed only when an order with its source arrived; a test order counts for nobody', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('ZID')
      await t.shops.move(t.owner, { id, step: 'TEST' })
      await t.shops.move(t.owner, { id, step: 'ARRIVE' })
      await t.send(shop, t.order(shop, { clickId: null }))
      expect(await t.shown('ZID')).toMatchObject({ step: 'ARRIVE', testHasSource: false })
      expect((await t.shown('ZID'))?.testedAt).not.toBeNull()
      await t.send(shop, t.order(shop, { clickId: 'test' }))
      expect(await t.shown('ZID')).toMatchObject({ step: 'READY', testHasSource: true })
      expect(await t.conversions()).toEqual([])
    })

    it('is asked why it is silent, is repaired, and renews its access', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('SALLA')
      expect((await t.shops.check(t.owner, id)).result).toBe('WORKING')
      shop.hooks = []
      expect((await t.shops.check(t.owner, id)).result).toBe('REPAIRED')
      expect(await t.send(shop, t.order(shop))).toEqual(['TAKEN'])
      t.standIns.isDown = true
      expect((await t.shops.check(t.owner, id)).result).toBe('UNREACHABLE')
      t.standIns.isDown = false
      t.standIns.state.takeBack(shop)
      expect((await t.shops.check(t.owner, id)).result).toBe('REFUSED')
    })

    it('whose platform refuses the code is not connected, and its owner begins again', async () => {
      const t = await shopsHarness(await open())
      const { id, state, code } = await t.signedIn('SHOPIFY')
      await expect(t.shops.complete(t.owner, { state, code: 'wrong' })).rejects.toEqual(problem('SHOP_ACCESS_REFUSED'))
      expect(await t.shown('SHOPIFY')).toMatchObject({ id, step: 'SIGN_IN' })
      await expect(t.shops.complete(t.owner, { state, code })).rejects.toEqual(problem('DTO_VALIDATION_ERROR'))
      const { shop } = await t.connect('SHOPIFY')
      expect(await t.send(shop, t.order(shop))).toEqual(['TAKEN'])
    })

    it('forgets its orders after 62 days', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      await t.send(shop, t.order(shop))
      t.clock.advance(shopLimits.stored + 1)
      await t.shops.sweep()
      expect(await t.stored()).toEqual([])
      expect(await t.conversions()).toHaveLength(1)
    })

    it('waits for a click that is not counted yet, and reports its order then', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      const fresh = t.ids.uuid()
      await t.send(shop, t.order(shop, { clickId: fresh }))
      expect(await t.stored()).toMatchObject([{ state: 'WAITING' }])
      await t.db
        .insertInto('clicks')
        .values({
          ...{ id: fresh, program_id: 'p', profile_id: NOURA.profile.id, at: t.clock.now(), channel: 'TIKTOK', country: 'SA' },
          ...{ visitor: 'late', status: 'Approved', reason: null, network: null, browser: null },
        })
        .execute()
      t.clock.advance(shopLimits.again)
      await t.shops.lookAgain()
      expect(await t.stored()).toMatchObject([{ state: 'COUNTED', next_at: null }])
    })

    it('looks at all orders that wait, even if a fault hits one of them', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      const [broken, other] = [t.ids.uuid(), t.ids.uuid()]
      for (const clickId of [broken, other]) await t.send(shop, t.order(shop, { clickId }))
      t.clock.advance(shopLimits.again)
      const before = t.clock.now()
      await t
        .withTracking({
          mayClickCome: (clickId) =>
            clickId === broken ? Promise.reject(new Error('the disk is full')) : t.tracking.mayClickCome(clickId),
        })
        .lookAgain()
      const waiting = (await t.stored()).map(({ click_id: clickId, next_at: nextAt }) => [clickId, nextAt])
      expect(waiting).toEqual(
        expect.arrayContaining([
          [broken, before + shopLimits.afterFailure],
          [other, before + shopLimits.again],
        ]),
      )
    })
  })
})
