import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type {
  CompleteShopInput,
  EnterShopKeyInput,
  MoveShopInput,
  ShopKind,
  ShopPlatform,
  ShopSignIn,
  SignInToShopInput,
} from '@wasla/contract/generated/user-types.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import {
  acceptReturn,
  connected,
  decideBegin,
  decideGrant,
  decideKey,
  decideMove,
  decideReturn,
  decideShop,
  decideSignIn,
} from '@wasla/contract/shops/setup.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { ShopRefused, ShopUnreachable, type GrantedShop, type ShopPort } from '../../providers/shops/port.ts'
import type { Viewer } from '../session/viewer.ts'
import { isReturnAddress } from '../social/service.ts'
import type { ShopsDeps } from './deps.ts'
import { authorized, hookOf, newSecret, openSecrets, sealSecrets, stateHash, type ShopSecrets } from './secrets.ts'
import { shownPlatform } from './shown.ts'
import { consumeState, deleteShop, findByState, findShopOfKind, insertShop, lockShop, lockShopToDelete, saveShop } from './stores/shops.ts'

export type Owner = Pick<Viewer, 'userId' | 'profileId'>

/** Returns the adapter of a kind. Throws `FEATURE_DISABLED` if this deployment has none. */
export function portOf({ shops }: Pick<ShopsDeps, 'shops'>, kind: ShopKind): ShopPort {
  const port = shops[kind]
  if (!port) throw new Problem('FEATURE_DISABLED')
  return port
}

/** Runs calls of a platform. Throws their refusal as the owner reads it. */
async function callShop<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls()
  } catch (error) {
    if (error instanceof ShopRefused) throw new Problem('SHOP_ACCESS_REFUSED')
    if (error instanceof ShopUnreachable) throw new Problem('SHOP_UNREACHABLE')
    throw error
  }
}

export const countCalls = ({ limits }: Pick<ShopsDeps, 'limits'>, { profileId }: Pick<Owner, 'profileId'>): Promise<void> =>
  limits.enforce(`shops:${profileId}`, shopLimits.perProfile, { whenDown: 'closed' })

const inTime = () => AbortSignal.timeout(2 * shopLimits.call)

/** `beginShop`. The profile is locked, so that two calls at once make one shop. Throws `FEATURE_DISABLED`. */
export const begin = (deps: ShopsDeps, { profileId }: Owner, kind: ShopKind): Promise<ShopPlatform> =>
  inTransaction(deps.db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const known = await findShopOfKind(tx, profileId, kind)
    const made = { id: deps.ids.uuid(), profileId, kind, now: deps.clock.now(), isAvailable: deps.shops[kind] !== undefined }
    const shop = changesOf(decideBegin(known, made))
    if (!known) await insertShop(tx, shop)
    return shownPlatform(tx, deps, kind, shop)
  })

/** `signInToShop`: returns the platform’s page. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`, `FEATURE_DISABLED`, `RATE_LIMITED`. */
export async function signIn(deps: ShopsDeps, owner: Owner, input: SignInToShopInput): Promise<ShopSignIn> {
  const { db, clock, env, dialect } = deps
  const state = newSecret(deps)
  await countCalls(deps, owner)
  const shop = await inTransaction(db, async (tx) => {
    const before = await lockShop(tx, dialect, input.id, owner.profileId)
    const signing = { userId: owner.userId, stateHash: stateHash(deps, state), now: clock.now() }
    const next = changesOf(decideSignIn(before, input, { ...signing, isReturnAddress: (address) => isReturnAddress(address, env) }))
    await saveShop(tx, next)
    return next
  })
  const port = portOf(deps, shop.kind)
  if (port.access === 'KEY') throw new Error('A sign-in is decided only for shops with one')
  return { authorizationUrl: port.authorizationUrl({ state, redirectUri: shop.redirectUri ?? '', address: shop.address }) }
}

/** Saves what a platform granted, with the secret of the deliveries that the shop has already, or a new one. */
const saveGranted = (deps: ShopsDeps, { userId, profileId }: Owner, id: string, { address, grant }: GrantedShop) =>
  inTransaction(deps.db, async (tx) => {
    const shop = changesOf(decideGrant(await lockShop(tx, deps.dialect, id, profileId), address))
    const secrets: ShopSecrets = { grant, hook: openSecrets(deps, shop)?.hook ?? newSecret(deps) }
    const next = connected(shop, { address, secrets: sealSecrets(deps, id, secrets) }, false)
    // An installed shop keeps its step: only its access is new.
    await saveShop(tx, { ...next, step: shop.secrets === null ? 'ACCESS' : shop.step })
    const action = shop.secrets === null ? 'shops.connected' : 'shops.accessRenewed'
    await writeAudit(tx, deps, { actor: userId, action, target: id, detail: { profileId, kind: shop.kind, address: next.address } })
    return { shop: next, secrets }
  })

/** Makes the shop report its orders, and goes on with the installation if it does. Stays at the step of access if it does not. */
async function hear(deps: ShopsDeps, owner: Owner, granted: { shop: ShopRecord; secrets: ShopSecrets }): Promise<ShopPlatform> {
  const { kind, id } = granted.shop
  const hook = hookOf(deps, granted.shop, granted.secrets.hook)
  const hears = await portOf(deps, kind)
    .subscribe(authorized(granted.shop, granted.secrets), hook, inTime())
    .then(() => true)
    .catch((error: unknown) => {
      if (!(error instanceof ShopRefused) && !(error instanceof ShopUnreachable)) throw error
      deps.log.warn('A shop does not report its orders', { shop: id, kind, error })
      return false
    })
  return inTransaction(deps.db, async (tx) => {
    const shop = changesOf(decideShop(await lockShop(tx, deps.dialect, id, owner.profileId)))
    const next = hears && (shop.step === 'ACCESS' || shop.step === 'SIGN_IN') ? { ...shop, step: 'KEEP' as const } : shop
    await saveShop(tx, next)
    return shownPlatform(tx, deps, kind, next)
  })
}

/**
 * `completeShop`: exchanges what the platform sent back. The state works once, for ten minutes, and only for the user and profile that began.
 * Throws `DTO_VALIDATION_ERROR`, `SHOP_ACCESS_REFUSED`, `SHOP_UNREACHABLE`.
 */
export async function complete(deps: ShopsDeps, owner: Owner, input: CompleteShopInput): Promise<ShopPlatform> {
  const { code, state } = acceptReturn(input)
  const hash = stateHash(deps, state)
  const known = await findByState(deps.db, owner.profileId, hash)
  const shop = changesOf(decideReturn(known, { userId: owner.userId, now: deps.clock.now() }))
  if (!(await consumeState(deps.db, shop.id, hash))) changesOf(decideReturn(null, { userId: owner.userId, now: deps.clock.now() }))
  const port = portOf(deps, shop.kind)
  if (port.access === 'KEY') throw new Error('A sign-in is decided only for shops with one')
  const granted = await callShop(() => port.exchange({ code, redirectUri: shop.redirectUri ?? '', address: shop.address }, inTime()))
  return hear(deps, owner, await saveGranted(deps, owner, shop.id, granted))
}

/** `enterShopKey`: checks the key at the shop. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`, `SHOP_ACCESS_REFUSED`, `SHOP_UNREACHABLE`, `RATE_LIMITED`. */
export async function enterKey(deps: ShopsDeps, owner: Owner, input: EnterShopKeyInput): Promise<ShopPlatform> {
  await countCalls(deps, owner)
  const shop = await inTransaction(deps.db, (tx) => lockShop(tx, deps.dialect, input.id, owner.profileId))
  const typed = changesOf(decideKey(shop, input))
  const { kind, id } = changesOf(decideShop(shop))
  const port = portOf(deps, kind)
  if (port.access !== 'KEY') throw new Error('A key is decided only for shops with one')
  const granted = await callShop(() => port.check(typed, inTime()))
  return hear(deps, owner, await saveGranted(deps, owner, id, granted))
}

/** `moveShop`. Throws `SHOP_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
export const move = (deps: ShopsDeps, { profileId }: Owner, input: MoveShopInput): Promise<ShopPlatform> =>
  inTransaction(deps.db, async (tx) => {
    const shop = changesOf(decideMove(await lockShop(tx, deps.dialect, input.id, profileId), input))
    await saveShop(tx, shop)
    return shownPlatform(tx, deps, shop.kind, shop)
  })

/** `removeShop`: from now on its deliveries are refused. The shop is told to stop, if it can be reached. Throws `SHOP_NOT_FOUND`. */
export async function remove(deps: ShopsDeps, { userId, profileId }: Owner, id: string): Promise<ShopPlatform> {
  const shop = await inTransaction(deps.db, async (tx) => {
    const found = changesOf(decideShop(await lockShopToDelete(tx, deps.dialect, id, profileId)))
    await deleteShop(tx, id)
    const detail = { profileId, kind: found.kind, address: found.address }
    await writeAudit(tx, deps, { actor: userId, action: 'shops.removed', target: id, detail })
    return found
  })
  const secrets = openSecrets(deps, shop)
  const port = deps.shops[shop.kind]
  if (secrets && port)
    await port
      .unsubscribe(authorized(shop, secrets), hookOf(deps, shop, secrets.hook), inTime())
      .catch((error: unknown) => deps.log.warn('A shop was not told that it is disconnected', { shop: id, kind: shop.kind, error }))
  return shownPlatform(deps.db, deps, shop.kind, null)
}
