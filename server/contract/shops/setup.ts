import * as z from 'zod/mini'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { CompleteShopInput, EnterShopKeyInput, MoveShopInput, ShopStep, SignInToShopInput } from '../generated/user-types.ts'
import { accept, rule } from '../validation/check.ts'
import { webAddress } from '../validation/web-address.ts'
import { isByKey, shopSteps } from './kinds.ts'
import { shopLimits } from './limits.ts'
import type { ShopRecord } from './record.ts'

/** The refusal of a shop that does not exist, is not connected any more, or belongs to another profile. */
export const shopMissing = () => new Problem('SHOP_NOT_FOUND')

/** The refusal of a sign-in that is late, was used, or belongs to another user or profile. */
const signInOver = () => invalidInput([{ path: 'state', rule: 'connectionExpired' }])

type MadeShop = Pick<ShopRecord, 'id' | 'profileId' | 'kind'> & { readonly now: number; readonly isAvailable: boolean }

/** Decides `beginShop`: a new shop, or the one that the profile has of this kind. Refused with `FEATURE_DISABLED`. */
export function decideBegin(known: ShopRecord | null, { id, profileId, kind, now, isAvailable }: MadeShop): Decision<ShopRecord> {
  if (known) return decided(known)
  if (!isAvailable) return refused(new Problem('FEATURE_DISABLED'))
  return decided({
    ...{ id, profileId, kind, step: 'SIGN_IN', address: null, secrets: null, stateHash: null, stateUserId: null, stateUntil: null },
    ...{ redirectUri: null, createdAt: now, connectedAt: null, lastOrderAt: null, testedAt: null, testHasSource: false },
  })
}

/** Decides whether a shop may be read and changed by its owner. `shop` is already one of the profile's. */
export const decideShop = (shop: ShopRecord | null): Decision<ShopRecord> => (shop ? decided(shop) : refused(shopMissing()))

const text = (most: number) => z.string().check(z.minLength(1, rule('required')), z.maxLength(most, rule('tooLong')))

/** An address as it is stored: without scheme, and without `/` at its end. */
const shopAddress = (isRight: (address: string) => boolean) =>
  z.pipe(
    z.string(rule('required')).check(z.maxLength(shopLimits.address, rule('tooLong'))),
    z.transform((typed: string, ctx) => {
      const [, address = ''] = /^https?:\/\/(.+?)\/*$/.exec(webAddress(typed) ?? '') ?? []
      if (address !== '' && !/[?#]/.test(address) && isRight(address)) return address
      ctx.issues.push({ code: 'custom', message: typed.trim() === '' ? 'required' : 'url', input: typed })
      return z.NEVER
    }),
  )

const shopifyHost = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/

/** The address of a Shopify shop, which may be typed without its common end. */
const shopifyAddress = z.pipe(
  z.string(rule('required')),
  z.pipe(
    z.transform((typed: string) => (/^[\w-]+$/.test(typed.trim()) ? `${typed.trim()}.myshopify.com` : typed)),
    shopAddress((address) => shopifyHost.test(address)),
  ),
)

const signInRules = z.object({ redirectUri: text(500) })

/** Rules of the address that is named before signing in. */
const namedAddressRules = z.object({ address: shopifyAddress })

type SignInState = {
  readonly userId: string
  readonly stateHash: string
  readonly now: number
  isReturnAddress(address: string): boolean
}

/**
 * Decides `signInToShop`: the sign-in that may be completed once and for ten minutes. Refused with `SHOP_NOT_FOUND` or
 * `DTO_VALIDATION_ERROR`: the page to return to must be ours, and Shopify needs the shop's address.
 */
export const decideSignIn = (
  shop: ShopRecord | null,
  input: SignInToShopInput,
  { userId, stateHash, now, isReturnAddress }: SignInState,
): Decision<ShopRecord> =>
  decisionOf(() => {
    if (!shop || isByKey(shop.kind)) throw shopMissing()
    const { redirectUri } = accept(signInRules, input)
    if (!isReturnAddress(redirectUri)) throw invalidInput([{ path: 'redirectUri', rule: 'url' }])
    // A shop that is connected stays the same shop: another one would end its orders without a word.
    const isOpen = shop.secrets === null
    const address = shop.kind === 'SHOPIFY' && isOpen ? accept(namedAddressRules, { address: input.address ?? '' }).address : shop.address
    return { ...shop, address, redirectUri, stateHash, stateUserId: userId, stateUntil: now + shopLimits.signIn }
  })

const completeRules = z.object({ code: text(shopLimits.code), state: text(shopLimits.state) })

/** Returns what the platform sent back, checked. Throws `DTO_VALIDATION_ERROR`. */
export const acceptReturn = (input: CompleteShopInput) => accept(completeRules, input)

/** Decides `completeShop`: only the user who began the sign-in completes it, in time and once. Refused with `DTO_VALIDATION_ERROR` at `state`. */
export function decideReturn(shop: ShopRecord | null, { userId, now }: { userId: string; now: number }): Decision<ShopRecord> {
  if (!shop || shop.stateUserId !== userId || shop.stateUntil === null || now >= shop.stateUntil) return refused(signInOver())
  return decided({ ...shop, stateHash: null, stateUserId: null, stateUntil: null })
}

/** Rules of the key of a shop. */
const shopKeyRules = z.object({
  address: shopAddress(() => true),
  key: text(shopLimits.key).check(z.refine((typed) => /^ck_\w+$/.test(typed.trim()), rule('format'))),
  secret: text(shopLimits.key).check(z.refine((typed) => /^cs_\w+$/.test(typed.trim()), rule('format'))),
})

/** Decides whether a key may be entered, and returns it checked. Refused with `SHOP_NOT_FOUND` or `DTO_VALIDATION_ERROR`. */
export const decideKey = (shop: ShopRecord | null, input: EnterShopKeyInput): Decision<{ address: string; key: string; secret: string }> =>
  decisionOf(() => {
    if (!shop || !isByKey(shop.kind)) throw shopMissing()
    const { address, key, secret } = accept(shopKeyRules, input)
    return { address, key: key.trim(), secret: secret.trim() }
  })

type Granted = { readonly address: string | null; readonly secrets: string }

/**
 * Decides whether what a platform granted is of this shop. A shop that is installed stays the same shop: otherwise its orders would end
 * without a word. Refused with `SHOP_ACCESS_REFUSED`.
 */
export function decideGrant(shop: ShopRecord | null, address: string | null): Decision<ShopRecord> {
  if (!shop) return refused(shopMissing())
  const isOther = shop.secrets !== null && shop.address !== null && address !== null && shop.address !== address
  return isOther ? refused(new Problem('SHOP_ACCESS_REFUSED')) : decided(shop)
}

/** Returns a shop after the platform granted access. `hears`: whether it took our wish to hear of orders. */
export function connected(shop: ShopRecord, { address, secrets }: Granted, hears: boolean): ShopRecord {
  const isAgain = shopSteps.indexOf(shop.step) > shopSteps.indexOf('ACCESS')
  return { ...shop, address: address ?? shop.address, secrets, step: hears ? (isAgain ? shop.step : 'KEEP') : 'ACCESS' }
}

/** The steps between which an owner moves by pressing a button. All other moves follow from what the shop answers and sends. */
const moves: Readonly<Record<ShopStep, readonly ShopStep[]>> = {
  SIGN_IN: ['ACCESS'],
  ACCESS: ['SIGN_IN'],
  KEEP: ['TEST'],
  TEST: ['KEEP', 'ARRIVE'],
  ARRIVE: ['KEEP', 'TEST'],
  READY: [],
}

/** Decides `moveShop`. Refused with `SHOP_NOT_FOUND`, or `DTO_VALIDATION_ERROR` at `step` for a step that has to be earned. */
export function decideMove(shop: ShopRecord | null, { step }: MoveShopInput): Decision<ShopRecord> {
  if (!shop) return refused(shopMissing())
  const isFree = moves[shop.step].includes(step) && (shop.secrets !== null || isByKey(shop.kind))
  if (!isFree) return refused(invalidInput([{ path: 'step', rule: 'unknownValue' }]))
  return decided({ ...shop, step, testedAt: step === 'KEEP' ? null : shop.testedAt })
}

/**
 * Returns a shop after an order of it arrived. An order with a click ends the installation; one without says that the click is not kept. A
 * shop that works keeps what was seen then.
 */
export function afterOrder(shop: ShopRecord, hasClick: boolean, isFresh: boolean, now: number): ShopRecord {
  const seen = isFresh ? { ...shop, lastOrderAt: now } : shop
  if (shop.step === 'READY' || shop.secrets === null) return seen
  const tested = { ...seen, testedAt: now, testHasSource: hasClick }
  return hasClick ? { ...tested, step: 'READY', connectedAt: now } : tested
}
