import type { ShopKind } from '@wasla/contract/generated/user-types.ts'
import type { Delivery } from '../../providers/shops/port.ts'
import type { ShopsDeps } from './deps.ts'
import { takeEvent } from './report.ts'
import { openSecrets } from './secrets.ts'
import { findShop } from './stores/shops.ts'

/** UNKNOWN: no such shop, or the delivery does not prove that it comes from there. UNREADABLE: not the format of the platform. */
export type Taken = 'TAKEN' | 'UNKNOWN' | 'UNREADABLE'

/** Takes a delivery. Nothing of it is read before it is proven. A stranger cannot tell a wrong proof from a shop that is not there. */
export async function takeDelivery(deps: ShopsDeps, kind: ShopKind, id: string, delivery: Delivery): Promise<Taken> {
  const port = deps.shops[kind]
  const shop = port ? await findShop(deps.db, id) : null
  const secrets = shop?.kind === kind ? openSecrets(deps, shop) : null
  if (!port || !shop || !secrets || !port.isProven(delivery, { secret: secrets.hook }, shop.address)) return 'UNKNOWN'
  const events = port.read(delivery)
  if (events === null) {
    deps.log.warn('A delivery of a shop was not understood', { shop: id, kind })
    return 'UNREADABLE'
  }
  for (const event of events) await takeEvent(deps, shop, event)
  return 'TAKEN'
}
