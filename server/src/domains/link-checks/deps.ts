import type { Deps } from '../../deps.ts'

/** Dependencies of the checks of links. */
export type LinkChecksDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'trackingProbe'>
