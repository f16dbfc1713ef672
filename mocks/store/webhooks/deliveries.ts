import type { WebhookDeliveryLog, WebhookDeliveryPage, WebhookEvent } from '@wasla/contract/generated/user-types.ts'
import { deliveryMissing, endpointMissing } from '@wasla/contract/webhooks/endpoint.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import type { WebhookDeliveryRecord } from '@wasla/contract/webhooks/record.ts'
import { attemptView, deliveryView } from '@wasla/contract/webhooks/view.ts'
import type { Store } from '../memory.ts'
import { findEndpoint } from './endpoints.ts'
import { deliverDue } from './sending.ts'

const hasFailed = ({ state }: WebhookDeliveryRecord) => state === 'Retrying' || state === 'GivenUp'

/** Returns a delivery as its owner sees it. */
export const shownDelivery = ({ memory }: Store, delivery: WebhookDeliveryRecord) =>
  deliveryView(delivery, memory.webhooks.dueAt.get(delivery.id) ?? null)

type Search = { endpointId: string; failed?: boolean | null; event?: WebhookEvent | null; after?: string | null }

/** Implements the query `webhookDeliveries`, newest first. */
export function deliveries(store: Store, profileId: string, { endpointId, failed, event, after }: Search): WebhookDeliveryPage {
  if (!findEndpoint(store, profileId, endpointId)) throw endpointMissing()
  deliverDue(store)
  const all = store.memory.webhooks.deliveries.filter((one) => one.endpointId === endpointId).toReversed()
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all
  const found = rest.filter((one) => (!failed || hasFailed(one)) && (!event || one.event === event))
  const page = found.slice(0, webhookLimits.page)
  return {
    data: page.map((one) => shownDelivery(store, one)),
    nextCursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Returns a delivery of a profile. Throws `WEBHOOK_DELIVERY_NOT_FOUND`. */
export function requireDelivery(store: Store, profileId: string, id: string): WebhookDeliveryRecord {
  const delivery = store.memory.webhooks.deliveries.find((one) => one.id === id)
  if (!delivery || !findEndpoint(store, profileId, delivery.endpointId)) throw deliveryMissing()
  return delivery
}

/** Implements the query `webhookDelivery`. */
export function deliveryLog(store: Store, profileId: string, id: string): WebhookDeliveryLog {
  deliverDue(store)
  const delivery = requireDelivery(store, profileId, id)
  const { messages, attempts } = store.memory.webhooks
  const own = attempts.filter(({ deliveryId }) => deliveryId === id).toSorted((one, other) => other.number - one.number)
  return {
    delivery: shownDelivery(store, delivery),
    url: findEndpoint(store, profileId, delivery.endpointId)?.url ?? '',
    messageId: delivery.messageId,
    body: messages.find((message) => message.id === delivery.messageId)?.body ?? '',
    attempts: own.map(attemptView),
  }
}
