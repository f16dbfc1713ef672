import type { PushMessage } from '@wasla/contract/notifications/push/message.ts'
import type { PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'

export type Push = {
  to: PushSubscriptionKeys
  message: PushMessage
  /** Milliseconds for which the push service holds the push while the device is away. */
  life: number
}

/**
 * `accepted`: the push service has it. `gone`: the subscription has ended. `refused`: the push service will never take this push. The last
 * two are not tried again.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

/** Pushes notifications to devices. */
export type PushGateway = {
  /** Public key with which browsers subscribe, in base64url; null if this deployment pushes nothing. */
  publicKey: string | null
  /** Throws `PushFailed` if the push may be tried again. Ends soon after its timeout. */
  send(push: Push): Promise<PushOutcome>
}

/** Thrown if the push service did not take the push this time. `reason` is for the log and has no address, text or key. */
export class PushFailed extends Error {
  readonly reason: string
  /** Milliseconds for which the push service asks to be left alone. */
  readonly retryAfter: number

  constructor(reason: string, { retryAfter = 0, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(`The notification was not pushed: ${reason}`, { cause })
    this.name = 'PushFailed'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
