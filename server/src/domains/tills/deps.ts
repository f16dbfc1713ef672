import type { Deps } from '../../deps.ts'
import type { TrackingService } from '../tracking/service.ts'

/** Dependencies of the tills service. */
export type TillsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits'> & {
  /** `takeFromTill` decides whether an order counts, as for every report with a secret. */
  tracking: Pick<TrackingService, 'takeFromTill'>
}
