import type { Env } from '../../config/env.ts'
import type { Clock } from '#platform/clock.ts'
import { openNetwork } from '../previews/choose.ts'
import { liveTrackingProbe } from './live.ts'
import { localTrackingProbe } from './local.ts'
import type { OpenTrackingAddress } from './port.ts'

/** Returns the live probe only in live, which alone calls other sites (U-06). */
export const chooseTrackingProbe = ({ mode }: Pick<Env, 'mode'>, clock: Clock): OpenTrackingAddress =>
  mode === 'live' ? liveTrackingProbe({ network: openNetwork, clock }) : localTrackingProbe
