import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import { deliveryPath } from '@wasla/contract/shops/kinds.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { StandInNews } from '../../../providers/shops/stand-ins/stand-in.ts'
import type { StandInOrder, StandInShop } from '../../../providers/shops/stand-ins/state.ts'
import { addClicks } from '../../tracking/testing/harness.ts'
import { codesHarness } from '../../tracking/testing/codes.ts'
import type { ShopsDeps } from '../deps.ts'
import { createShopsService } from '../service.ts'

/** A click id as redirects make it. `n` tells clicks apart. */
export const clickIdOf = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** The program `p` of Nabt, with clicks and codes of `codesHarness`, and made-up shops that Nabt can connect. */
export async function shopsHarness(handle: DatabaseHandle) {
  const t = await codesHarness(handle)
  await addClicks(t.db, [{ id: clickIdOf(1) }, { id: clickIdOf(2) }])
  const owner = { userId: NABT_COFFEE.user.id, profileId: NABT_COFFEE.profile.id }
  const stranger = { userId: RAWSHAN.user.id, profileId: RAWSHAN.profile.id }
  const shops = createShopsService({ ...t, tracking: t.tracking })
  const redirectUri = `${t.env.publicUrl}/settings/shops`

  /** Begins a shop and signs in, as its owner does in a browser. Returns its id and the made-up shop. */
  async function signedIn(
    kind: Exclude<ShopKind, 'WOOCOMMERCE'>,
    address = kind === 'SHOPIFY' ? 'nabt.myshopify.com' : 'nabt.example',
    as = owner,
  ) {
    const begun = await shops.begin(as, kind)
    const id = begun.shop?.id ?? ''
    const { authorizationUrl } = await shops.signIn(as, { id, redirectUri, address })
    const state = new URL(authorizationUrl).searchParams.get('state') ?? ''
    const shop = t.standIns.state.shop(kind, address)
    return { id, state, shop, code: t.standIns.state.codeFor(shop) }
  }

  async function connect(kind: ShopKind, as = owner): Promise<{ id: string; shop: StandInShop }> {
    if (kind === 'WOOCOMMERCE') {
      const begun = await shops.begin(as, kind)
      const id = begun.shop?.id ?? ''
      const shop = t.standIns.state.shop(kind, 'store.nabt.example')
      await shops.enterKey(as, { id, address: shop.address, ...t.standIns.makeKey(shop) })
      return { id, shop }
    }
    const { id, state, code, shop } = await signedIn(kind, undefined, as)
    await shops.complete(as, { state, code })
    return { id, shop }
  }

  /** Sends what a shop says about an order. Returns the answers. */
  async function send(shop: StandInShop, order: StandInOrder, news: StandInNews = 'ORDER', by = shops) {
    const answers = []
    for (const { url, headers, body } of t.standIns.requests(shop, order, news)) {
      const id = new URL(url).pathname.split('/').at(-1) ?? ''
      answers.push(await by.deliveries.take(shop.kind, id, { text: body, header: (name) => headers[name] }))
    }
    return answers
  }

  return {
    ...t,
    shops,
    owner,
    stranger,
    redirectUri,
    signedIn,
    connect,
    send,
    path: deliveryPath,
    order: (shop: StandInShop, over: Partial<StandInOrder> = {}) =>
      t.standIns.newOrder(shop, { at: t.clock.now(), clickId: clickIdOf(1), ...over }),
    shown: async (kind: ShopKind, as = owner) => (await shops.shops(as)).find((one) => one.kind === kind)?.shop ?? null,
    stored: () => t.db.selectFrom('shop_orders').selectAll().orderBy('id').execute(),
    otherProcess: () => createShopsService({ ...t, tracking: t.services[1] }),
    /** The service over results of which some calls were replaced. */
    withTracking: (over: Partial<ShopsDeps['tracking']>) => createShopsService({ ...t, tracking: { ...t.tracking, ...over } }),
  }
}
