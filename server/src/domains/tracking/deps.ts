import type { Deps } from '../../deps.ts'
import type { ClicksService } from './clicks/service.ts'
import type { CountResults } from './count-results.ts'

/** Dependencies of the tracking service. */
export type TrackingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits'> & {
  /** Counts results; see `count-results.ts`. */
  countResults: CountResults
  /** `settle` counts a click that still waits in a journal, because a sale may be reported before its click is counted. */
  clicks: Pick<ClicksService, 'settle'>
}
