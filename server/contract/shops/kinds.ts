import { everyOf } from '../common/every-of.ts'
import type { ShopKind, ShopStep } from '../generated/user-sdl-types.ts'

/** The shops that can be connected, in the order in which their owner sees them. */
export const shopKinds = everyOf<ShopKind>()('SALLA', 'ZID', 'WOOCOMMERCE', 'SHOPIFY')

/** The steps of an installation in their order. The last one is no step: everything is done. */
export const shopSteps = everyOf<ShopStep>()('SIGN_IN', 'ACCESS', 'KEEP', 'TEST', 'ARRIVE', 'READY')

/** The names of the shops, which are the same in both languages. */
export const shopNames: Readonly<Record<ShopKind, string>> = {
  SALLA: 'Salla',
  ZID: 'Zid',
  WOOCOMMERCE: 'WooCommerce',
  SHOPIFY: 'Shopify',
}

/** Whether an owner makes a key in the shop; all others are connected by signing in at the platform. */
export const isByKey = (kind: ShopKind): boolean => kind === 'WOOCOMMERCE'

/** Returns the part of a path that stands for a kind: `salla`. */
export const kindPath = (kind: ShopKind): string => kind.toLowerCase()

/** Returns the kind of a part of a path; null if there is none. */
export const kindIn = (path: string): ShopKind | null => shopKinds.find((kind) => kindPath(kind) === path) ?? null

/** Returns the path at which a shop reports its orders. */
export const deliveryPath = (kind: ShopKind, id: string): string => `/shops/${kindPath(kind)}/${id}`
