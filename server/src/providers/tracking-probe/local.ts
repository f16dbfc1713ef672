import { demoProbe } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import type { OpenTrackingAddress } from './port.ts'

/** Calls no site (U-06), because a demo has no network. See `demoProbe`. */
export const localTrackingProbe: OpenTrackingAddress = (visit) => Promise.resolve(demoProbe(visit))
