import type { WebhookDeliveryLog, WebhookDeliveryPage } from '@wasla/contract/generated/user-types.ts'
import { deliveryMissing, endpointMissing } from '@wasla/contract/webhooks/endpoint.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { attemptView, deliveryView } from '@wasla/contract/webhooks/view.ts'
import type { Deps } from '../../deps.ts'
import { findAttempts, findDeliveries, findDelivery, type DeliveriesSearch } from './stores/deliveries.ts'
import { findEndpoint } from './stores/endpoints.ts'

/** Returns a page of an endpoint's log. Reads one row more than the page, to know whether there is a next page. */
export async function listDeliveries({ db }: Pick<Deps, 'db'>, profileId: string, search: DeliveriesSearch): Promise<WebhookDeliveryPage> {
  if (!(await findEndpoint(db, profileId, search.endpointId))) throw endpointMissing()
  const { page } = webhookLimits
  const found = await findDeliveries(db, search, page + 1)
  const shown = found.slice(0, page)
  return {
    data: shown.map(({ delivery, dueAt }) => deliveryView(delivery, dueAt)),
    nextCursor: found.length > page ? (shown.at(-1)?.delivery.id ?? null) : null,
  }
}

export async function deliveryLog({ db }: Pick<Deps, 'db'>, profileId: string, id: string): Promise<WebhookDeliveryLog> {
  const found = await findDelivery(db, profileId, id)
  if (!found) throw deliveryMissing()
  const { delivery, dueAt, url, body } = found
  const attempts = await findAttempts(db, delivery.id)
  return { delivery: deliveryView(delivery, dueAt), url, messageId: delivery.messageId, body, attempts: attempts.map(attemptView) }
}
