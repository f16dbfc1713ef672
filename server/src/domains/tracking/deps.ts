import type { Deps } from '../../deps.ts'
import type { ClicksService } from './clicks/service.ts'
import type { CountResults } from './count-results.ts'

/** What conversions rest on. */
export type TrackingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits'> & {
  /** Whoever counts; see `count-results.ts`. */
  countResults: CountResults
  /** A sale may be reported before its click is counted: `settle` sees to that. */
  clicks: Pick<ClicksService, 'settle'>
}
