import type { WebhookFailure } from '@wasla/contract/generated/user-sdl-types.ts'

/** One request to a brand's system. */
export type WebhookRequest = {
  url: string
  /** The headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  id: string
  timestamp: number
  signature: string
  body: string
}

/** How an attempt ended. It succeeded if `failure` is null. */
export type WebhookOutcome = {
  /** Status of the answer; null without an answer. */
  status: number | null
  failure: WebhookFailure | null
  /** Beginning of the answer as text; null without an answer. */
  answer: string | null
  /** Milliseconds for which the receiver asks to wait; 0 if it does not ask. */
  retryAfter: number
}

/** Sends events to the systems of brands. */
export type WebhookGateway = {
  /** Never throws for a fault of the receiver. Ends soon after its timeout, or when `signal` aborts. */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookOutcome>
}
