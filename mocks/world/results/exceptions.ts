import { allowedBy } from '@wasla/contract/tracking/conversion-risk.ts'
import type { NetworkReason } from '@wasla/contract/tracking/record.ts'
import type { Exception } from './plan-row.ts'

/** Returns uncounted clicks of one day. */
export const click = (ago: number, reason: Exception['reason'], count: number, status: Exception['status'] = 'Rejected'): Exception => ({
  ago,
  kind: 'CLICK',
  status,
  reason,
  count,
})
/**
 * Returns clicks of one browser. Within an hour, the browser reaches the number of clicks that a day allows. Each further click, one every
 * hour, is held.
 */
export const againAndAgain = (ago: number, held: number): Exception[] => [
  { ...click(ago, 'REPEAT', allowedBy('TOO_MANY_CLICKS') - 1), pattern: 'sameHour' },
  { ...click(ago, 'TOO_MANY_CLICKS', held, 'Held'), pattern: 'hourly' },
]
/** Returns many repeats by a few browsers within minutes. The later clicks of that day are held. */
export const crowd = (ago: number, repeats: number, held: number): Exception[] => [
  { ...click(ago, 'REPEAT', repeats), pattern: 'atOnce' },
  { ...click(ago, 'TOO_MANY_INVALID', held, 'Held'), pattern: 'afterwards' },
]
/** Returns clicks from one network, for a network case of that day. */
export const ofNetwork = (
  ago: number,
  network: string,
  reason: NetworkReason,
  count: number,
  status: Exception['status'] = 'Held',
): Exception => ({
  ...click(ago, reason, count, status),
  network,
})
/** Returns uncounted conversions of one day. */
export const conversion = (ago: number, status: Exception['status'], reason: Exception['reason'], count = 1): Exception => ({
  ago,
  kind: 'CONVERSION',
  status,
  reason,
  count,
})
