import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ReplayWebhookEventsInput, WebhookDelivery, WebhookReplay } from '@wasla/contract/generated/user-types.ts'
import { decideSending } from '@wasla/contract/webhooks/endpoint.ts'
import { testEvent } from '@wasla/contract/webhooks/events.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { bodyOf, testData } from '@wasla/contract/webhooks/payload.ts'
import type { WebhookDeliveryRecord, WebhookMessageRecord } from '@wasla/contract/webhooks/record.ts'
import { decidePeriod } from '@wasla/contract/webhooks/replay.ts'
import type { Store } from '../memory.ts'
import { requireDelivery, shownDelivery } from './deliveries.ts'
import { findEndpoint } from './endpoints.ts'
import { deliverDue, isOpen } from './sending.ts'

type Queued = Pick<WebhookMessageRecord, 'id' | 'event' | 'subject'>

function queue(store: Store, endpointId: string, message: Queued, cause: WebhookDeliveryRecord['cause']): WebhookDeliveryRecord {
  const delivery: WebhookDeliveryRecord = {
    ...{ id: store.nextId('webhook-delivery'), endpointId, messageId: message.id, subject: message.subject, event: message.event, cause },
    ...{ state: 'Waiting', tries: 0, createdAt: store.clock.now(), firstTriedAt: null, lastTriedAt: null },
    ...{ status: null, failure: null, milliseconds: null },
  }
  store.memory.webhooks.deliveries.push(delivery)
  return delivery
}

/** Returns how many replays and test events wait for an endpoint. */
const requested = ({ memory }: Store, endpointId: string): number =>
  memory.webhooks.deliveries.filter((one) => one.endpointId === endpointId && one.cause !== 'EVENT' && isOpen(one)).length

function requireRoom(store: Store, endpointId: string): void {
  if (requested(store, endpointId) >= webhookLimits.replayed) throw new Problem('RATE_LIMITED', { retryAfter: 60 })
}

/** Implements the mutation `sendTestWebhook`. */
export function sendTest(store: Store, profileId: string, endpointId: string): WebhookDelivery {
  changesOf(decideSending(findEndpoint(store, profileId, endpointId)))
  requireRoom(store, endpointId)
  const now = store.clock.now()
  const id = `msg_${store.nextId('webhook-message')}`
  const body = bodyOf(testEvent, testData(endpointId), now)
  const message = { id, profileId, event: testEvent, subject: `test:${id}`, body, createdAt: now } as const
  store.memory.webhooks.messages.push(message)
  return shownDelivery(store, queue(store, endpointId, message, 'TEST'))
}

/** Implements the mutation `replayWebhookDelivery`. */
export function replayDelivery(store: Store, profileId: string, id: string): WebhookDelivery {
  deliverDue(store)
  const delivery = requireDelivery(store, profileId, id)
  changesOf(decideSending(findEndpoint(store, profileId, delivery.endpointId)))
  if (!isOpen(delivery)) {
    requireRoom(store, delivery.endpointId)
    return shownDelivery(store, queue(store, delivery.endpointId, { ...delivery, id: delivery.messageId }, 'REPLAY'))
  }
  if (delivery.state === 'Retrying') store.memory.webhooks.dueAt.set(id, store.clock.now())
  return shownDelivery(store, delivery)
}

/** Implements the mutation `replayWebhookEvents`. The mock has too few events for a second call. */
export function replayPeriod(store: Store, profileId: string, { endpointId, ...typed }: ReplayWebhookEventsInput): WebhookReplay {
  const { events } = changesOf(decideSending(findEndpoint(store, profileId, endpointId)))
  const { messages } = store.memory.webhooks
  const { from, to } = changesOf(decidePeriod(requested(store, endpointId), typed, store.clock.now()))
  const found = messages.filter(
    ({ profileId: owner, event, createdAt }) =>
      owner === profileId && createdAt >= from && createdAt < to && events.some((subscribed) => subscribed === event),
  )
  for (const message of found.slice(0, webhookLimits.replayed)) queue(store, endpointId, message, 'REPLAY')
  return { count: Math.min(found.length, webhookLimits.replayed), nextFrom: null }
}
