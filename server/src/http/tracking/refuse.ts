import type { TrackRefusal } from '@wasla/contract/tracking/answers.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Call, Outcome, TrackingService } from '../../domains/tracking/service.ts'
import type { Env } from '../../env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import type { RateLimits } from '../../platform/rate-limit.ts'
import { addressOf } from '../request-context.ts'

/** What the three entries share. */
export type TrackParts = { tracking: Pick<TrackingService, 'report'>; limits: RateLimits; env: Pick<Env, 'mode' | 'trustProxy'> }

/** How long a caller waits where the database is busy, in seconds: the same may be sent again, its number makes it one. */
const busyWait = 1

const busy: TrackRefusal = { code: 'SERVICE_BUSY', retryAfter: busyWait }

/**
 * A call with what its address may do: who guesses keys is told so, and after a while no guess is looked at any more. Where the database is
 * busy that is the answer; every other fault is one.
 */
export async function taken({ tracking, limits, env }: TrackParts, c: HttpContext, call: Call): Promise<Outcome> {
  try {
    const outcome = await tracking.report(call)
    const address = addressOf(c, env.trustProxy)
    if (!('code' in outcome) || outcome.code !== 'KEY_INVALID' || !isCounted(env, address)) return outcome
    const retryAfter = await limits.take(`wrong-keys:${address}`, conversionLimits.wrongKeysPerAddress, { whenDown: 'open' })
    return retryAfter === null ? outcome : { code: 'RATE_LIMITED', retryAfter }
  } catch (error) {
    if (isStoreBusy(error)) return busy
    throw error
  }
}

/** `Retry-After` of an answer that has one. */
export const waiting = (retryAfter: number | undefined): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
