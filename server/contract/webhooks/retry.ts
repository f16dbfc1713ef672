import { webhookLimits } from './limits.ts'
import type { WebhookDeliveryRecord, WebhookEndpointRecord } from './record.ts'

const { waits, life, failing, pause, retryAfter: longestRequested } = webhookLimits

/** What happens after a failed attempt: another attempt at a time, or none. */
type AfterFailure = { readonly isOver: true } | { readonly isOver: false; readonly nextTryAt: number }

type Tried = Pick<WebhookDeliveryRecord, 'tries'> & { readonly firstTriedAt: number }

/**
 * Decides what happens after a failed attempt. `tries` includes this attempt. Waits grow, and the last attempt is three days after the first.
 * `retryAfter`: milliseconds for which the answer asks to wait; a longer wait than an hour is not granted.
 */
export function afterFailure({ tries, firstTriedAt }: Tried, retryAfter: number, now: number): AfterFailure {
  const last = firstTriedAt + life
  if (now >= last) return { isOver: true }
  const wait = Math.max(waits[Math.min(tries, waits.length) - 1] ?? 0, Math.min(retryAfter, longestRequested))
  return { isOver: false, nextTryAt: Math.min(now + wait, last) }
}

/** The state of an endpoint's health. */
export type EndpointHealth = Pick<WebhookEndpointRecord, 'failingSince' | 'failures' | 'pausedUntil'>

/** The health of an endpoint that answered well. */
export const healthy: EndpointHealth = { failingSince: null, failures: 0, pausedUntil: null }

/** Returns the health of an endpoint after one more failure. After some failures there is a pause, so that a broken system gets few requests. */
export function unhealthier({ failingSince, failures }: EndpointHealth, now: number): EndpointHealth {
  const count = failures + 1
  const wait = count < pause.after ? null : Math.min(pause.first * 2 ** Math.min(count - pause.after, 20), pause.most)
  return { failingSince: failingSince ?? now, failures: count, pausedUntil: wait === null ? null : now + wait }
}

/** Returns when a failing endpoint is switched off, if nothing is delivered before; null if it does not fail. */
export const switchesOffAt = ({ failingSince }: Pick<EndpointHealth, 'failingSince'>): number | null =>
  failingSince === null ? null : failingSince + failing

/**
 * Returns whether a failed attempt switches the endpoint off: nothing was delivered for three days, or the receiver answered 410, which means
 * that it wants no more.
 */
export const isSwitchedOff = (health: Pick<EndpointHealth, 'failingSince'>, status: number | null, now: number): boolean =>
  status === 410 || now >= (switchesOffAt(health) ?? Number.POSITIVE_INFINITY)

/** Highest numbers of requests of one process at the same time: to one endpoint, and to all together. */
type MostAtOnce = { readonly ofEndpoint: number; readonly together: number }

/**
 * Returns how many requests an endpoint may get at the same time from one process. `endpoints`: number of endpoints that get requests now.
 * They share the requests of the process equally, so that some slow receivers do not take all of them. An endpoint that fails gets one.
 */
export const mostAtOnce = (
  { failures }: Pick<EndpointHealth, 'failures'>,
  { ofEndpoint, together }: MostAtOnce,
  endpoints: number,
): number => (failures >= pause.after ? 1 : Math.min(ofEndpoint, Math.max(1, Math.floor(together / endpoints))))
