import type { WebhookDeliveryRecord } from '@wasla/contract/webhooks/record.ts'
import type { Store } from '../memory.ts'

/** Milliseconds after which the mock's receiver has an event. */
const delay = 1_000

export const isOpen = ({ state }: Pick<WebhookDeliveryRecord, 'state'>): boolean => state === 'Waiting' || state === 'Retrying'

/** Gives up what waits for an endpoint, because it is off. */
export function giveUpOpen({ memory }: Store, endpointId: string): void {
  for (const delivery of memory.webhooks.deliveries) if (delivery.endpointId === endpointId && isOpen(delivery)) delivery.state = 'GivenUp'
}

/** Delivers what was queued a second ago. The mock calls nobody: its receivers accept everything. */
export function deliverDue({ memory, clock }: Store): void {
  const now = clock.now()
  const { deliveries, attempts } = memory.webhooks
  for (const delivery of deliveries) {
    if (delivery.state !== 'Waiting' || delivery.createdAt + delay > now) continue
    const at = delivery.createdAt + delay
    const [timestamp, milliseconds, status] = [Math.floor(at / 1_000), 180, 200]
    Object.assign(delivery, { state: 'Delivered', tries: 1, firstTriedAt: at, lastTriedAt: at, status, failure: null, milliseconds })
    attempts.push({
      deliveryId: delivery.id,
      ...{ number: 1, at, milliseconds, status, failure: null, timestamp, signature: 'v1,bW9jaw==', answer: 'ok' },
    })
  }
}
