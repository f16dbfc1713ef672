import type { ShopKind, ShopPlatform } from '@wasla/contract/generated/user-types.ts'
import { hourLength, hourOf } from '@wasla/contract/shops/health.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { clickIdParameter } from '@wasla/contract/programs/dry-run/visit.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import { platformView, shopView } from '@wasla/contract/shops/view.ts'
import { trialClickId } from '@wasla/contract/tracking/trial.ts'
import type { Database } from '#database/database.ts'
import type { ShopsDeps } from './deps.ts'
import { findHours } from './stores/hours.ts'

type Shown = Pick<ShopsDeps, 'clock' | 'shops'>

/** Returns the page of a shop at which its owner places the test order. Its click id is that of trials, so it counts for no participant. */
function testUrlOf({ shops }: Shown, { kind, address }: ShopRecord): string | null {
  const page = shops[kind]?.storefront(address) ?? null
  return page === null ? null : `${page}?${clickIdParameter}=${trialClickId}`
}

/** Returns kinds of shops with the shops that a profile has of them. Reads the hours of all shops with one statement. */
export async function shownPlatforms(
  db: Database,
  deps: Shown,
  kinds: readonly ShopKind[],
  shops: readonly ShopRecord[],
): Promise<ShopPlatform[]> {
  const now = deps.clock.now()
  // The usual pace is that before the last order, which may be long ago.
  const oldest = Math.min(now, ...shops.map(({ lastOrderAt }) => lastOrderAt ?? now))
  const since = hourOf(oldest) - shopLimits.usual * hourLength
  const hours = await findHours(
    db,
    shops.map(({ id }) => id),
    since,
  )
  return kinds.map((kind) => {
    const shop = shops.find((one) => one.kind === kind)
    const view = shop ? shopView(shop, { hours: hours.get(shop.id) ?? [], testUrl: testUrlOf(deps, shop), now }) : null
    return platformView(kind, deps.shops[kind] !== undefined, view)
  })
}

/** Returns the kind of one shop with it; `shop` is null after it was removed. */
export async function shownPlatform(db: Database, deps: Shown, kind: ShopKind, shop: ShopRecord | null): Promise<ShopPlatform> {
  const [platform] = await shownPlatforms(db, deps, [kind], shop ? [shop] : [])
  if (!platform) throw new Error('Each kind is shown')
  return platform
}
