import type {
  WebhookAttemptRecord,
  WebhookDeliveryRecord,
  WebhookEndpointRecord,
  WebhookMessageRecord,
} from '@wasla/contract/webhooks/record.ts'

/** Endpoints of brands with their log. Lists are in the order of their creation. */
export type WebhookState = {
  endpoints: WebhookEndpointRecord[]
  messages: WebhookMessageRecord[]
  deliveries: WebhookDeliveryRecord[]
  attempts: WebhookAttemptRecord[]
  /** When a delivery that failed is tried again, by its id. */
  dueAt: Map<string, number>
}

/** Returns a state without endpoints. */
export const noWebhooks = (): WebhookState => ({ endpoints: [], messages: [], deliveries: [], attempts: [], dueAt: new Map() })
