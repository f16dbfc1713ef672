import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import type { Ids } from '#platform/ids.ts'
import type { ShopCall } from '../call.ts'
import { standInSalla } from './salla.ts'
import { standInShopify } from './shopify.ts'
import type { StandIn, StandInNews } from './stand-in.ts'
import { standInState, type StandInOrder, type StandInShop, type StandInState } from './state.ts'
import { standInWooCommerce } from './woocommerce.ts'
import { standInZid } from './zid.ts'

/** In the order in which a host is looked up: any other host is that of a WooCommerce shop. */
const standIns: Readonly<Record<ShopKind, StandIn>> = {
  SALLA: standInSalla,
  ZID: standInZid,
  SHOPIFY: standInShopify,
  WOOCOMMERCE: standInWooCommerce,
}

/** One request that a made-up shop sends to a hook. */
export type StandInRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Made-up platforms in place of the real ones. Demo, local and tests use them, because they call no other sites (U-06). */
export type StandIns = {
  readonly call: ShopCall
  readonly state: StandInState
  /** Returns a new order of a shop. */
  newOrder(shop: StandInShop, given: Partial<StandInOrder> & { readonly at: number }): StandInOrder
  /** Returns the requests with which a shop tells its hooks about an order. */
  requests(shop: StandInShop, order: StandInOrder, news: StandInNews): StandInRequest[]
  /** Returns a new key of a shop, for platforms whose owners make keys. */
  makeKey(shop: StandInShop): { key: string; secret: string }
}

/** `isDown`: no platform answers. */
export function standInPlatforms(ids: Pick<Ids, 'secret'>): StandIns & { isDown: boolean } {
  const state = standInState(ids)
  const platforms: StandIns & { isDown: boolean } = {
    isDown: false,
    state,
    call(request, signal) {
      signal.throwIfAborted()
      if (platforms.isDown) return Promise.reject(new Error('down'))
      const { host } = new URL(request.url)
      const found = Object.values(standIns).find((one) => one.isAt(host)) ?? standInWooCommerce
      return Promise.resolve(found.answer(request, state))
    },
    newOrder(shop, given) {
      shop.lastOrder += 1
      const usual = { amount: '64.50', currency: 'SAR', clickId: null, code: null, isPaid: true, refunds: [] }
      const order: StandInOrder = { id: 2_116_000_000 + shop.lastOrder, number: shop.lastOrder, ...usual, ...given }
      shop.orders = [...shop.orders, order].slice(-50)
      return order
    },
    requests(shop, order, news) {
      const { event, body, headers } = standIns[shop.kind].post(shop, order, news)
      return shop.hooks
        .filter((hook) => hook.event === event)
        .map((hook) => ({ url: hook.url, body, headers: { 'content-type': 'application/json', ...headers(hook) } }))
    },
    makeKey(shop) {
      const [key, secret] = [`ck_${ids.secret(15).replaceAll('-', '0')}`, `cs_${ids.secret(15).replaceAll('-', '0')}`]
      state.grant(shop, `${key}:${secret}`)
      return { key, secret }
    },
  }
  return platforms
}
