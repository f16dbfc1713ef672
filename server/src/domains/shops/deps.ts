import type { Deps } from '../../deps.ts'
import type { TrackingService } from '../tracking/service.ts'

/** Dependencies of the shops service. */
export type ShopsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'shops'> & {
  /** Decides whether an order counts, as for every report with a secret. */
  tracking: Pick<TrackingService, 'takeFromShop' | 'mayClickCome'>
}
