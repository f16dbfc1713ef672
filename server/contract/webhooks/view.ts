import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../generated/user-sdl-types.ts'
import { wireType } from './events.ts'
import { medianOf } from './figures.ts'
import { webhookLimits } from './limits.ts'
import type { WebhookAttemptRecord, WebhookDeliveryRecord, WebhookEndpointRecord } from './record.ts'
import { switchesOffAt } from './retry.ts'

const moment = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

const stateOf = ({ offBy, failingSince }: WebhookEndpointRecord) => (offBy !== null ? 'OFF' : failingSince === null ? 'WORKING' : 'FAILING')

type Around = {
  /** Number of deliveries that wait, at most `webhookLimits.counted`. */
  readonly waiting: number
  /** How long the receiver took for each delivery of the last day, in milliseconds, at most `webhookLimits.counted`. */
  readonly delivered: readonly number[]
  /** The secret, only in the answer to the call that made it. */
  readonly secret: string | null
  readonly now: number
}

/** Returns an endpoint as its owner sees it. */
export const endpointView = (endpoint: WebhookEndpointRecord, { waiting, delivered, secret, now }: Around): WebhookEndpoint => ({
  id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  events: [...endpoint.events],
  state: stateOf(endpoint),
  failingSince: momentOrNull(endpoint.failingSince),
  switchesOffAt: momentOrNull(switchesOffAt(endpoint)),
  offSince: momentOrNull(endpoint.offSince),
  offBy: endpoint.offBy,
  formerSecretUntil: endpoint.formerUntil !== null && endpoint.formerUntil > now ? moment(endpoint.formerUntil) : null,
  waiting,
  deliveredInDay: delivered.length,
  medianMilliseconds: medianOf(delivered),
  createdAt: moment(endpoint.createdAt),
  secret,
})

/** Returns a delivery as its owner sees it. `dueAt`: when its subject is tried next; null if that is not known. */
export const deliveryView = (delivery: WebhookDeliveryRecord, dueAt: number | null): WebhookDelivery => {
  const isRetrying = delivery.state === 'Retrying'
  return {
    id: delivery.id,
    endpointId: delivery.endpointId,
    type: wireType(delivery.event),
    cause: delivery.cause,
    state: delivery.state,
    tries: delivery.tries,
    createdAt: moment(delivery.createdAt),
    lastTryAt: momentOrNull(delivery.lastTriedAt),
    nextTryAt: isRetrying ? momentOrNull(dueAt) : null,
    lastTryBy: isRetrying && delivery.firstTriedAt !== null ? moment(delivery.firstTriedAt + webhookLimits.life) : null,
    status: delivery.status,
    failure: delivery.failure,
    milliseconds: delivery.milliseconds,
  }
}

/** Returns an attempt as the owner of the endpoint sees it. */
export const attemptView = ({ deliveryId: _, at, ...attempt }: WebhookAttemptRecord): WebhookAttempt => ({ ...attempt, at: moment(at) })
