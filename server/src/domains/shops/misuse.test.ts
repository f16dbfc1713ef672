import { describe, expect, it } from 'vitest'
import { shopKinds } from '@wasla/contract/shops/kinds.ts'
import { RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { clickIdOf, shopsHarness } from './testing/shops-harness.ts'

const problem = (name: string): unknown => expect.objectContaining({ code: name })

describe('misuse of shops', () => {
  eachWorld((open) => {
    it('1. a brand that names the shop of another one is answered as if it were not there', async () => {
      const t = await shopsHarness(await open())
      const { id } = await t.connect('SALLA')
      const missing = problem('SHOP_NOT_FOUND')
      for (const shop of [id, 'none']) {
        await expect(t.shops.orders(t.stranger, shop, null)).rejects.toEqual(missing)
        await expect(t.shops.check(t.stranger, shop)).rejects.toEqual(missing)
        await expect(t.shops.remove(t.stranger, shop)).rejects.toEqual(missing)
        await expect(t.shops.move(t.stranger, { id: shop, step: 'TEST' })).rejects.toEqual(missing)
        await expect(t.shops.signIn(t.stranger, { id: shop, redirectUri: t.redirectUri })).rejects.toEqual(missing)
        const typed = { id: shop, address: 'nabt.example', key: 'ck_1', secret: 'cs_1' }
        await expect(t.shops.enterKey(t.stranger, typed)).rejects.toEqual(missing)
      }
      expect((await t.shops.shops(t.stranger)).map(({ shop }) => shop)).toEqual([null, null, null, null])
    })

    it.each(shopKinds)(
      '2. a stranger who reports an order in the name of a shop of %s is answered as if it were not there',
      async (kind) => {
        const t = await shopsHarness(await open())
        const { id, shop } = await t.connect(kind)
        const [request] = t.standIns.requests(shop, t.order(shop), 'ORDER')
        const without = { text: request?.body ?? '', header: () => undefined }
        expect(await t.shops.deliveries.take(kind, id, without)).toBe('UNKNOWN')
        expect(await t.shops.deliveries.take(kind, 'none', without)).toBe('UNKNOWN')
        const wrong = (name: string) =>
          name.includes('sign') || name.includes('hmac') || name === 'authorization' ? 'x' : request?.headers[name]
        expect(await t.shops.deliveries.take(kind, id, { text: request?.body ?? '', header: wrong })).toBe('UNKNOWN')
        expect(await t.stored()).toEqual([])
      },
    )

    it('3. the proof of one shop is none for another', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      const other = await t.connect('SALLA', t.stranger)
      const [request] = t.standIns.requests(shop, t.order(shop), 'ORDER')
      const delivery = { text: request?.body ?? '', header: (name: string) => request?.headers[name] }
      expect(shop).toBe(other.shop)
      expect(await t.shops.deliveries.take('SALLA', other.id, delivery)).toBe('UNKNOWN')
      expect(await t.shops.deliveries.take('ZID', other.id, delivery)).toBe('UNKNOWN')
    })

    it('4. a brand whose shop names clicks and codes of another brand’s program reports nothing for it', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('SHOPIFY', t.stranger)
      await t.send(shop, t.order(shop, { code: 'NURA7' }))
      expect(await t.conversions()).toEqual([])
      expect((await t.shops.orders(t.stranger, id, null)).data).toMatchObject([{ state: 'REFUSED', refusal: 'CLICK' }])
    })

    it('5. an old delivery that is sent again after a refund counts nothing again', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      const order = t.order(shop)
      await t.send(shop, order)
      await t.send(shop, order, 'CANCELLED')
      await t.send(shop, order)
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
      expect(t.counted.map(({ to }) => to)).toEqual(['Approved', 'Reversed'])
    })

    it('6. somebody who gets hold of the answer of a platform cannot connect the shop for another user or twice', async () => {
      const t = await shopsHarness(await open())
      const { state, code: given } = await t.signedIn('ZID')
      const expired = problem('DTO_VALIDATION_ERROR')
      await expect(t.shops.complete(t.stranger, { state, code: given })).rejects.toEqual(expired)
      const colleague = { ...t.owner, userId: RAWSHAN.user.id }
      await expect(t.shops.complete(colleague, { state, code: given })).rejects.toEqual(expired)
      await t.shops.complete(t.owner, { state, code: given })
      await expect(t.shops.complete(t.owner, { state, code: given })).rejects.toEqual(expired)
    })

    it('7. a page of another site is no place to come back to', async () => {
      const t = await shopsHarness(await open())
      const begun = await t.shops.begin(t.owner, 'SALLA')
      const input = { id: begun.shop?.id ?? '', redirectUri: 'https://evil.example/settings/shops' }
      await expect(t.shops.signIn(t.owner, input)).rejects.toEqual(problem('DTO_VALIDATION_ERROR'))
    })

    it('8. the database shows no access and no secret, and nothing about customers', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      await t.send(shop, t.order(shop))
      const rows = JSON.stringify([await t.db.selectFrom('shops').selectAll().execute(), await t.stored()])
      for (const { secret } of shop.hooks) expect(rows).not.toContain(secret)
      for (const word of ['refresh-', 'access', 'Sara', '500000000']) expect(rows).not.toContain(word)
      const sealed = (await t.db.selectFrom('shops').select('secrets').executeTakeFirstOrThrow()).secrets
      await t.connect('SALLA', t.stranger)
      await t.db.updateTable('shops').set({ secrets: sealed }).where('profile_id', '=', t.stranger.profileId).execute()
      const other = await t.shown('SALLA', t.stranger)
      expect((await t.shops.check(t.stranger, other?.id ?? '')).result).toBe('REFUSED')
    })

    it('9. a shop that was disconnected reports nothing more, although it still sends', async () => {
      const t = await shopsHarness(await open())
      const { id, shop } = await t.connect('WOOCOMMERCE')
      const hooks = [...shop.hooks]
      await t.shops.remove(t.owner, id)
      expect(shop.hooks).toEqual([])
      shop.hooks = hooks
      expect(await t.send(shop, t.order(shop))).toEqual(['UNKNOWN'])
      expect(await t.conversions()).toEqual([])
    })

    it('10. an order that was made before its click counts for nobody', async () => {
      const t = await shopsHarness(await open())
      const { shop } = await t.connect('SALLA')
      await t.send(shop, t.order(shop, { at: t.clock.now() - 2 * 3_600_000, clickId: clickIdOf(1) }))
      expect(await t.conversions()).toEqual([])
      expect(await t.stored()).toMatchObject([{ state: 'REFUSED', refusal: 'CLICK' }])
    })

    it('11. a brand cannot use us to try keys at other sites without end', async () => {
      const t = await shopsHarness(await open())
      const begun = await t.shops.begin(t.owner, 'WOOCOMMERCE')
      const typed = { id: begun.shop?.id ?? '', address: 'store.nabt.example', key: 'ck_1', secret: 'cs_1' }
      const tries = []
      for (let at = 0; at < 31; at++) tries.push(await t.shops.enterKey(t.owner, typed).catch((error: { code: string }) => error.code))
      expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'SHOP_ACCESS_REFUSED'))
      expect(tries[30]).toBe('RATE_LIMITED')
    })
  })
})
