import type { SmsKind } from '@wasla/contract/notifications/sms-kinds.ts'
import type { Language } from '@wasla/contract/platform/language.ts'

export type SmsMessage = {
  /** Number in E.164. */
  to: string
  text: string
  kind: SmsKind
  language: Language
  /** Values inside `text`, for vendors that fill in their own template. */
  variables: Readonly<Record<string, string>>
}

/** Sends text messages (B-09). */
export type SmsGateway = {
  /** Resolves once the message is accepted for delivery. Throws `SmsFailed` otherwise. Ends soon after `signal` aborts. */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}

/** Thrown if the message was not sent. `reason` is for the log and has no number, text or key. */
export class SmsFailed extends Error {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The message was not sent: ${reason}`, { cause })
    this.name = 'SmsFailed'
    this.reason = reason
  }
}
