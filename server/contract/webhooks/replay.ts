import { decisionOf, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { webhookLimits } from './limits.ts'

/** A period, from inclusive and to exclusive, in milliseconds. */
type Period = { readonly from: number; readonly to: number }

/**
 * Returns the period of `replayWebhookEvents`. A beginning before the stored events becomes the time of the oldest stored events. Throws
 * `DTO_VALIDATION_ERROR` if the end is not after the beginning.
 */
function acceptPeriod({ from, to }: { readonly from: string; readonly to: string }, now: number): Period {
  const period = { from: Math.max(Date.parse(from), now - webhookLimits.stored), to: Math.min(Date.parse(to), now) }
  if (period.to <= period.from) throw invalidInput([{ path: 'to', rule: 'laterDate' }])
  return period
}

/**
 * Decides whether a period may be replayed, by the number of replays and test events that wait already. Otherwise a caller could queue any number of requests
 * to an address of their choice. Refused with `DTO_VALIDATION_ERROR` or `RATE_LIMITED`.
 */
export const decidePeriod = (waiting: number, period: { readonly from: string; readonly to: string }, now: number): Decision<Period> =>
  decisionOf(() => {
    const accepted = acceptPeriod(period, now)
    if (waiting >= webhookLimits.replayed) throw new Problem('RATE_LIMITED', { retryAfter: 60 })
    return accepted
  })
