import { allowedBy } from '@wasla/contract/tracking/conversion-risk.ts'
import type { NetworkReason } from '@wasla/contract/tracking/record.ts'
import type { Exception } from './plan-row.ts'

/** Clicks of one day that do not count. */
export const click = (ago: number, reason: Exception['reason'], count: number, status: Exception['status'] = 'Rejected'): Exception => ({
  ago,
  kind: 'CLICK',
  status,
  reason,
  count,
})
/** One browser opens a link more often within an hour than anybody does in a day, and so every hour from then on. */
export const againAndAgain = (ago: number, held: number): Exception[] => [
  { ...click(ago, 'REPEAT', allowedBy('TOO_MANY_CLICKS') - 1), pattern: 'sameHour' },
  { ...click(ago, 'TOO_MANY_CLICKS', held, 'Held'), pattern: 'hourly' },
]
/** A few browsers open a link again and again within minutes, and what comes after them on that day is held. */
export const crowd = (ago: number, repeats: number, held: number): Exception[] => [
  { ...click(ago, 'REPEAT', repeats), pattern: 'atOnce' },
  { ...click(ago, 'TOO_MANY_INVALID', held, 'Held'), pattern: 'afterwards' },
]
/** Clicks of one network, for a network case of that day. */
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
/** Conversions of one day that do not count. */
export const conversion = (ago: number, status: Exception['status'], reason: Exception['reason'], count = 1): Exception => ({
  ago,
  kind: 'CONVERSION',
  status,
  reason,
  count,
})
