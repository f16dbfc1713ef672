import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

/** Addresses to which the events of a profile's programs are sent. `events` is a list in JSON; the secrets are sealed. */
export type WebhookEndpointsTable = {
  id: string
  profile_id: string
  url: string
  description: string | null
  events: string
  secret: string
  former_secret: string | null
  former_until: Moment | null
  off_by: 'OWNER' | 'FAILURES' | null
  off_since: Moment | null
  failing_since: Moment | null
  failures: number
  paused_until: Moment | null
  created_at: Moment
  /** A deleted endpoint is hidden at once. Its rows are removed later, in batches. */
  deleted_at: Moment | null
}

/** What is sent about one event: `body` is the same text for every endpoint and attempt. `place` grows; replays follow its order. */
type WebhookMessagesTable = {
  place: Generated<number>
  id: string
  profile_id: string
  event: string
  subject: string
  body: string
  created_at: Moment
}

/** One message for one endpoint. `place` grows; deliveries of one subject are sent in its order. */
export type WebhookDeliveriesTable = {
  place: Generated<number>
  id: string
  endpoint_id: string
  message_id: string
  subject: string
  event: string
  cause: 'EVENT' | 'REPLAY' | 'TEST'
  state: 'Waiting' | 'Retrying' | 'Delivered' | 'GivenUp'
  tries: number
  created_at: Moment
  first_tried_at: Moment | null
  last_tried_at: Moment | null
  status: number | null
  failure: string | null
  milliseconds: number | null
}

/** Attempts to deliver, with the beginning of the answer. */
export type WebhookAttemptsTable = {
  delivery_id: string
  number: number
  at: Moment
  milliseconds: number
  status: number | null
  failure: string | null
  timestamp: number
  signature: string
  answer: string | null
}

/**
 * One row for each subject of an endpoint that has open deliveries; `waiting` is their number. A process claims the row before it sends the
 * first of them. `tries` counts the attempts of that delivery. While the row is claimed, `due_at` is when the claim ends.
 */
type WebhookLanesTable = {
  endpoint_id: string
  subject: string
  waiting: number
  tries: number
  is_claimed: Bit
  due_at: Moment
}

/** The tables of webhooks, by name. */
export type WebhookTables = {
  webhook_endpoints: WebhookEndpointsTable
  webhook_messages: WebhookMessagesTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
  webhook_lanes: WebhookLanesTable
}
