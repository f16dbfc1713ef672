import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import type { ShopEvent } from '@wasla/contract/shops/record.ts'

/** What a platform granted, by names of the adapter. The caller stores it sealed and never reads it. */
export type ShopGrant = Readonly<Record<string, string>>

/** A shop that granted access: its address without scheme, if the platform tells it. */
export type GrantedShop = { readonly address: string | null; readonly grant: ShopGrant }

/** Where a shop has to report its orders. `secret`: what only the shop and we know, with which it proves its deliveries. */
export type Hook = { readonly id: string; readonly url: string; readonly secret: string }

/** An authorized shop. */
export type Authorized = { readonly address: string | null; readonly grant: ShopGrant }

/** One request of a shop, before anything of it is believed. `text` is the body as it arrived. */
export type Delivery = { readonly text: string; header(name: string): string | undefined }

export type HookState = 'WORKING' | 'REPAIRED'

/** What all shops can do. All calls end soon after `signal` aborts. */
type ShopCalls = {
  /**
   * Makes the shop report its orders to the hook, and to no other address of ours with this id. Returns `REPAIRED` if it did not before.
   * Throws `ShopRefused` if the access does not suffice or ended, `ShopUnreachable` if the shop does not answer.
   */
  subscribe(shop: Authorized, hook: Hook, signal: AbortSignal): Promise<HookState>
  /** Makes the shop report nothing more. Throws as `subscribe`. */
  unsubscribe(shop: Authorized, hook: Hook, signal: AbortSignal): Promise<void>
  /** Returns access that lasts longer; null if the platform has none to renew. Throws as `subscribe`. */
  renew(shop: Authorized, signal: AbortSignal): Promise<ShopGrant | null>
  /** Whether a delivery proves that the shop sent it. Compares without telling by its time how much is right. */
  isProven(delivery: Delivery, hook: Pick<Hook, 'secret'>, address: string | null): boolean
  /** Returns what a proven delivery says; nothing for events that do not concern us. Null if it is not the format of the platform. */
  read(delivery: Delivery): readonly ShopEvent[] | null
  /** Returns the page of the shop that customers see; null if its address is not known. */
  storefront(address: string | null): string | null
}

/** A shop that is connected by signing in at its platform (OAuth 2). */
export type SignInShop = ShopCalls & {
  readonly access: 'SIGN_IN'
  authorizationUrl(request: { state: string; redirectUri: string; address: string | null }): string
  /** Exchanges the code. Throws `ShopRefused` if it is late or used, `ShopUnreachable`. */
  exchange(answer: { code: string; redirectUri: string; address: string | null }, signal: AbortSignal): Promise<GrantedShop>
}

/** A shop that is connected with a key that its owner makes. */
export type KeyShop = ShopCalls & {
  readonly access: 'KEY'
  /** Checks a key. Throws `ShopRefused`, `ShopUnreachable`. */
  check(typed: { address: string; key: string; secret: string }, signal: AbortSignal): Promise<GrantedShop>
}

export type ShopPort = SignInShop | KeyShop

/** The shops that this deployment can connect. */
export type Shops = Readonly<Partial<Record<ShopKind, ShopPort>>>

/** Thrown if a shop does not accept the access. Contains no secret. */
export class ShopRefused extends Error {
  override name = 'ShopRefused'
}

/** Thrown if a shop cannot be reached, or answers what no shop of its kind answers. Contains no secret. */
export class ShopUnreachable extends Error {
  override name = 'ShopUnreachable'
}
