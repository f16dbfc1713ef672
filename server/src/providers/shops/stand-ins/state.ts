import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import type { Ids } from '#platform/ids.ts'

/** An order of a made-up shop. Amounts are riyals as text. */
export type StandInOrder = {
  readonly id: number
  readonly number: number
  readonly amount: string
  readonly currency: string
  readonly clickId: string | null
  readonly code: string | null
  /** When it was made, in milliseconds. */
  readonly at: number
  readonly isPaid: boolean
  readonly refunds: readonly { readonly id: number; readonly amount: string }[]
}

export type StandInHook = { readonly id: string; readonly event: string; readonly url: string; readonly secret: string }

/** A made-up shop, with the addresses at which it reports its orders. */
export type StandInShop = {
  readonly kind: ShopKind
  readonly address: string
  hooks: StandInHook[]
  orders: StandInOrder[]
  lastOrder: number
  lastHook: number
}

/** The made-up shops of one process. They are gone when it ends; checking a connected shop then repairs it. */
export type StandInState = {
  /** Returns the shop at an address. Makes it if there is none. */
  shop(kind: ShopKind, address: string): StandInShop
  /** Returns a code that can be exchanged once. */
  codeFor(shop: StandInShop): string
  /** Exchanges a code for a token; null if the code is not known or was used. */
  tokenFor(code: string): string | null
  /** Returns the shop of a token or key; null if it is not known. */
  shopOf(token: string): StandInShop | null
  /** Makes a token or key of a shop. */
  grant(shop: StandInShop, token: string): void
  /** Makes all tokens and keys of a shop stop to work, as its owner can. */
  takeBack(shop: StandInShop): void
}

export function standInState(ids: Pick<Ids, 'secret'>): StandInState {
  const shops = new Map<string, StandInShop>()
  const codes = new Map<string, StandInShop>()
  const tokens = new Map<string, StandInShop>()
  return {
    shop(kind, address) {
      const key = `${kind} ${address}`
      const known = shops.get(key) ?? { kind, address, hooks: [], orders: [], lastOrder: 1_000, lastHook: 0 }
      shops.set(key, known)
      return known
    },
    codeFor(shop) {
      const code = ids.secret(16)
      codes.set(code, shop)
      return code
    },
    tokenFor(code) {
      const shop = codes.get(code)
      if (!shop) return null
      codes.delete(code)
      const token = ids.secret(24)
      tokens.set(token, shop)
      return token
    },
    shopOf: (token) => tokens.get(token) ?? null,
    grant: (shop, token) => void tokens.set(token, shop),
    takeBack(shop) {
      for (const [token, own] of tokens) if (own === shop) tokens.delete(token)
    },
  }
}
