import type {
  AddWebhookEndpointInput,
  ReplayWebhookEventsInput,
  UpdateWebhookEndpointInput,
  WebhookDelivery,
  WebhookDeliveryLog,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEvent,
  WebhookReplay,
} from '@wasla/contract/generated/user-types.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { deliveryLog, listDeliveries } from './deliveries.ts'
import { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, rotateSecret, showEndpoint } from './endpoints.ts'
import { replayDelivery, replayPeriod, sendTest } from './replays.ts'
import { webhookSender } from './sender.ts'
import { sweepWebhooks } from './sweep.ts'

export { appendWebhooks } from './append.ts'
export { webhooksStanding, type WebhooksStanding } from './standing.ts'
export { findOwnersWithEndpoints } from './stores/endpoints.ts'
export { waitingWebhooks } from './stores/due.ts'

type WebhooksDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'log' | 'webhooks'>

type Owner = Pick<Viewer, 'profileId'>
type Search = { endpointId: string; failed?: boolean | null; event?: WebhookEvent | null; after?: string | null }

/**
 * Events of programs for the systems of brands (docs/decisions/084-webhooks.md). Other domains write events with `appendWebhooks`. An
 * endpoint or delivery of another profile is answered like one that does not exist.
 */
export type WebhooksService = {
  /** `webhookEndpoints`: returns the endpoints of the active profile, the oldest first. */
  endpoints(viewer: Owner): Promise<WebhookEndpoint[]>
  /** `webhookEndpoint`. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
  endpoint(viewer: Owner, id: string): Promise<WebhookEndpoint>
  /** `webhookDeliveries`: returns a page of an endpoint's log, the newest first. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
  deliveries(viewer: Owner, search: Search): Promise<WebhookDeliveryPage>
  /** `webhookDelivery`: returns what was sent, and every answer. Throws `WEBHOOK_DELIVERY_NOT_FOUND`. */
  delivery(viewer: Owner, id: string): Promise<WebhookDeliveryLog>
  /** `addWebhookEndpoint`, whose answer has the secret. Throws the errors of `decideEndpointCreation`. */
  add(viewer: Owner, input: AddWebhookEndpointInput): Promise<WebhookEndpoint>
  /** `updateWebhookEndpoint`. Throws the errors of `decideEndpointUpdate`. */
  change(viewer: Owner, input: UpdateWebhookEndpointInput): Promise<WebhookEndpoint>
  /** `rotateWebhookSecret`, whose answer has the new secret. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
  rotate(viewer: Owner, endpointId: string): Promise<WebhookEndpoint>
  /** `deleteWebhookEndpoint`. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
  remove(viewer: Owner, id: string): Promise<{ success: boolean }>
  /** `sendTestWebhook`. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_OFF`. */
  sendTest(viewer: Owner, endpointId: string): Promise<WebhookDelivery>
  /** `replayWebhookDelivery`. Throws `WEBHOOK_DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_OFF`, `RATE_LIMITED`. */
  replay(viewer: Owner, id: string): Promise<WebhookDelivery>
  /** `replayWebhookEvents`. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_OFF`, `RATE_LIMITED`, and the errors of `decidePeriod`. */
  replayPeriod(viewer: Owner, input: ReplayWebhookEventsInput): Promise<WebhookReplay>

  /** For the timer: starts to send what is due. */
  start(): Promise<void>
  /** Sends everything that is due, and waits for it. */
  send(): Promise<void>
  /** Deletes what is older than 30 days, and what belonged to deleted endpoints. */
  sweep(): Promise<void>
  /** Starts nothing more, and waits a few seconds for requests that are under way. */
  stop(): Promise<void>
}

export function createWebhooksService(deps: WebhooksDeps): WebhooksService {
  const { start, send, stop } = webhookSender(deps)
  return {
    endpoints: ({ profileId }) => listEndpoints(deps, profileId),
    endpoint: ({ profileId }, id) => showEndpoint(deps, profileId, id),
    deliveries: ({ profileId }, { endpointId, failed, event, after }) =>
      listDeliveries(deps, profileId, { endpointId, isFailed: failed ?? false, event: event ?? null, after: after ?? null }),
    delivery: ({ profileId }, id) => deliveryLog(deps, profileId, id),
    add: ({ profileId }, input) => addEndpoint(deps, profileId, input),
    change: ({ profileId }, input) => changeEndpoint(deps, profileId, input),
    rotate: ({ profileId }, id) => rotateSecret(deps, profileId, id),
    remove: ({ profileId }, id) => removeEndpoint(deps, profileId, id),
    sendTest: ({ profileId }, endpointId) => sendTest(deps, profileId, endpointId),
    replay: ({ profileId }, id) => replayDelivery(deps, profileId, id),
    replayPeriod: ({ profileId }, input) => replayPeriod(deps, profileId, input),
    start,
    send,
    sweep: () => sweepWebhooks(deps),
    stop,
  }
}
