import { kindPath, shopKinds } from '@wasla/contract/shops/kinds.ts'
import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import type { Env } from '../../config/env.ts'
import type { Ids } from '#platform/ids.ts'
import { openNetwork } from '../previews/choose.ts'
import type { ShopClient } from './adapters/client.ts'
import { salla } from './adapters/salla.ts'
import { shopify } from './adapters/shopify.ts'
import { woocommerce } from './adapters/woocommerce.ts'
import { zid } from './adapters/zid.ts'
import { liveCall, type ShopCall } from './call.ts'
import type { ShopPort, Shops } from './port.ts'
import { standInClient } from './stand-ins/shopify.ts'
import { standInPlatforms, type StandIns } from './stand-ins/platforms.ts'

type Parts = { readonly client: ShopClient; readonly call: ShopCall }

/** Returns the adapters of all shops, over one registration of ours and one way to call them. WooCommerce needs no registration. */
export const adaptersOf = ({ client, call }: Parts): Readonly<Record<ShopKind, ShopPort>> => ({
  SALLA: salla({ client, call }),
  ZID: zid({ client, call }),
  SHOPIFY: shopify({ client, call }),
  WOOCOMMERCE: woocommerce({ call }),
})

const none: ShopClient = { id: '', secret: '' }

const shopsFrom = (portOf: (kind: ShopKind) => ShopPort | null): Shops =>
  Object.fromEntries(shopKinds.flatMap((kind) => [[kind, portOf(kind)] as const].filter(([, port]) => port !== null)))

/** Lets a made-up platform stand in for the pages that people open: its sign-in, and the shop itself. */
function standingIn(kind: ShopKind, port: ShopPort): ShopPort {
  const pages = `/demo/shops/${kindPath(kind)}`
  const storefront = (address: string | null) => (address === null ? null : `${pages}/${encodeURIComponent(address)}`)
  // Before the address is known, an owner needs the page that makes keys.
  if (port.access === 'KEY') return { ...port, storefront: (address) => storefront(address) ?? pages }
  return {
    ...port,
    storefront,
    authorizationUrl({ state, redirectUri, address }) {
      // Use the host of the redirect, where the visitor already is: this machine may have several names and ports.
      const page = new URL(pages, redirectUri)
      page.search = new URLSearchParams({ state, redirect_uri: redirectUri, address: address ?? '' }).toString()
      return page.href
    },
  }
}

/** Returns all shops, made up. */
export const standInShops = ({ call }: Pick<StandIns, 'call'>): Shops =>
  shopsFrom((kind) => standingIn(kind, adaptersOf({ client: standInClient, call })[kind]))

/** The shops of this deployment. `standIns`: the made-up platforms; null in live. */
type ShopsOf = { readonly shops: Shops; readonly standIns: StandIns | null }

/**
 * Returns the shops of this deployment. Live calls the platforms, and has no shop whose registration is not set. Demo and local call no other
 * sites (U-06): made-up platforms that speak the same APIs answer instead.
 */
export function chooseShops({ env, ids }: { env: Pick<Env, 'mode' | 'shops'>; ids: Pick<Ids, 'secret'> }): ShopsOf {
  if (env.mode !== 'live') {
    const standIns = standInPlatforms(ids)
    return { shops: standInShops(standIns), standIns }
  }
  const call = liveCall({ network: openNetwork })
  const portOf = (kind: ShopKind): ShopPort | null => {
    const client = kind === 'WOOCOMMERCE' ? none : env.shops[kind]
    return client ? adaptersOf({ client, call })[kind] : null
  }
  return { shops: shopsFrom(portOf), standIns: null }
}
