import type { TrackRefusal } from '@wasla/contract/tracking/responses.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Call, Outcome, TrackingService } from '../../domains/tracking/service.ts'
import type { Env } from '../../config/env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { addressOf } from '../request-context.ts'

/** Dependencies that the three entries share. */
export type TrackParts = { tracking: Pick<TrackingService, 'report'>; env: Pick<Env, 'mode' | 'trustProxy'> }

/** Seconds that a caller should wait if the database is busy. The same report may be sent again: its number makes it one result. */
const busyWait = 1

const busy: TrackRefusal = { code: 'SERVICE_BUSY', retryAfter: busyWait }

/**
 * Passes a call to the tracking service, with its network if networks are counted. Returns a refusal if the database is busy; throws any
 * other error.
 */
export async function taken({ tracking, env }: TrackParts, c: HttpContext, call: Omit<Call, 'address'>): Promise<Outcome> {
  try {
    const address = addressOf(c, env.trustProxy)
    return await tracking.report({ ...call, address: isCounted(env, address) ? address : null })
  } catch (error) {
    if (isStoreBusy(error)) return busy
    throw error
  }
}

/** Returns the `Retry-After` header, if there is a time to wait. */
export const waiting = (retryAfter: number | undefined): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
