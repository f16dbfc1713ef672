import type { Deps } from '../../deps.ts'
import type { CountResults } from './count-results.ts'

/** What conversions rest on. */
export type TrackingDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits'> & {
  /** Whoever counts; see `count-results.ts`. */
  countResults: CountResults
}
