import { demoProbe } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import type { OpenTrackingAddress } from './port.ts'

/** Asks nobody (U-06): a demonstration has no network. See `demoProbe`. */
export const localTrackingProbe: OpenTrackingAddress = (visit) => Promise.resolve(demoProbe(visit))
