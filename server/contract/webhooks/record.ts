import type { WebhookCause, WebhookDeliveryState, WebhookEvent, WebhookFailure, WebhookOffBy } from '../generated/user-sdl-types.ts'
import type { SentEvent } from './events.ts'

/** An address to which a profile's events are sent. Times are in milliseconds. Secrets are sealed by the caller of the rules. */
export type WebhookEndpointRecord = {
  id: string
  profileId: string
  url: string
  description: string | null
  events: readonly WebhookEvent[]
  secret: string
  /** The replaced secret, which also signs until `formerUntil`. */
  formerSecret: string | null
  formerUntil: number | null
  /** Who switched the endpoint off, and when; null if it is on. */
  offBy: WebhookOffBy | null
  offSince: number | null
  /** Time of the first failure after the newest success; null if the newest attempt succeeded. */
  failingSince: number | null
  /** Number of failures since the newest success. */
  failures: number
  /** Time until which nothing is sent, because the endpoint fails; null if there is no pause. */
  pausedUntil: number | null
  createdAt: number
}

/** One event for one endpoint. Times are in milliseconds. */
export type WebhookDeliveryRecord = {
  id: string
  endpointId: string
  messageId: string
  /** What the event is about. Deliveries of one subject are sent one after the other. */
  subject: string
  event: SentEvent
  cause: WebhookCause
  state: WebhookDeliveryState
  tries: number
  createdAt: number
  firstTriedAt: number | null
  lastTriedAt: number | null
  /** Status of the newest answer; null if there was none. */
  status: number | null
  /** Why the newest attempt failed; null if it succeeded, or if there was no attempt. */
  failure: WebhookFailure | null
  milliseconds: number | null
}

/** One attempt to deliver. The request is made of the message and these values. */
export type WebhookAttemptRecord = {
  deliveryId: string
  number: number
  at: number
  milliseconds: number
  status: number | null
  failure: WebhookFailure | null
  /** The headers `webhook-timestamp` and `webhook-signature`. */
  timestamp: number
  signature: string
  /** Beginning of the answer as text; null if there was no answer. */
  answer: string | null
}

/** What is sent: the same text for every attempt and every endpoint. */
export type WebhookMessageRecord = {
  id: string
  profileId: string
  event: SentEvent
  subject: string
  body: string
  createdAt: number
}
