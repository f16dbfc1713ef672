import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ShopCheck, ShopChecked } from '@wasla/contract/generated/user-types.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import { decideShop, shopMissing } from '@wasla/contract/shops/setup.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopRefused, ShopUnreachable } from '../../providers/shops/port.ts'
import { countCalls, portOf, type Owner } from './connect.ts'
import type { ShopsDeps } from './deps.ts'
import { authorized, hookOf, openSecrets, sealSecrets, type ShopSecrets } from './secrets.ts'
import { shownPlatform } from './shown.ts'
import { lockShop, saveShop } from './stores/shops.ts'

/** Renews the access of a shop and stores it. Throws `ShopRefused` if the platform renews nothing. */
async function renewed(deps: ShopsDeps, shop: ShopRecord, secrets: ShopSecrets, signal: AbortSignal): Promise<ShopSecrets> {
  const grant = await portOf(deps, shop.kind).renew(authorized(shop, secrets), signal)
  if (!grant) throw new ShopRefused('the access ended')
  const next = { ...secrets, grant }
  await inTransaction(deps.db, async (tx) => {
    const before = await lockShop(tx, deps.dialect, shop.id)
    if (before) await saveShop(tx, { ...before, secrets: sealSecrets(deps, shop.id, next) })
  })
  return next
}

/** Asks the shop whether it reports its orders, and makes it do so. Renews an access that ended once. */
async function askShop(deps: ShopsDeps, shop: ShopRecord, secrets: ShopSecrets): Promise<ShopCheck> {
  const port = portOf(deps, shop.kind)
  const signal = AbortSignal.timeout(3 * shopLimits.call)
  const hook = hookOf(deps, shop, secrets.hook)
  try {
    return await port.subscribe(authorized(shop, secrets), hook, signal)
  } catch (error) {
    if (!(error instanceof ShopRefused)) throw error
    return port.subscribe(authorized(shop, await renewed(deps, shop, secrets, signal)), hook, signal)
  }
}

const failureOf = (error: unknown): ShopCheck => {
  if (error instanceof ShopRefused) return 'REFUSED'
  if (error instanceof ShopUnreachable) return 'UNREACHABLE'
  throw error
}

/** `checkShop`. Throws `SHOP_NOT_FOUND`, also for a shop that is not connected yet, and `RATE_LIMITED`. */
export async function check(deps: ShopsDeps, owner: Owner, id: string): Promise<ShopChecked> {
  const shop = changesOf(decideShop(await inTransaction(deps.db, (tx) => lockShop(tx, deps.dialect, id, owner.profileId))))
  if (shop.secrets === null) throw shopMissing()
  await countCalls(deps, owner)
  const secrets = openSecrets(deps, shop)
  // Secrets of another key of the server open nothing: the owner has to sign in again.
  const result = secrets ? await askShop(deps, shop, secrets).catch(failureOf) : 'REFUSED'
  deps.log.info('A shop was checked', { shop: id, kind: shop.kind, result })
  return { result, platform: await shownPlatform(deps.db, deps, shop.kind, shop) }
}
