import type { TrackRefusal } from '@wasla/contract/tracking/answers.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Call, Outcome, TrackingService } from '../../domains/tracking/service.ts'
import type { Env } from '../../env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { addressOf } from '../request-context.ts'

/** What the three entries share. */
export type TrackParts = { tracking: Pick<TrackingService, 'report'>; env: Pick<Env, 'mode' | 'trustProxy'> }

/** How long a caller waits where the database is busy, in seconds: the same may be sent again, its number makes it one. */
const busyWait = 1

const busy: TrackRefusal = { code: 'SERVICE_BUSY', retryAfter: busyWait }

/** A call with its address, where addresses are counted. Where the database is busy that is the answer; every other fault is one. */
export async function taken({ tracking, env }: TrackParts, c: HttpContext, call: Omit<Call, 'address'>): Promise<Outcome> {
  try {
    const address = addressOf(c, env.trustProxy)
    return await tracking.report({ ...call, address: isCounted(env, address) ? address : null })
  } catch (error) {
    if (isStoreBusy(error)) return busy
    throw error
  }
}

/** `Retry-After` of an answer that has one. */
export const waiting = (retryAfter: number | undefined): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
