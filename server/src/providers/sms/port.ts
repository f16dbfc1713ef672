import type { Language } from '@wasla/contract/platform/language.ts'

/** What a message is about; a vendor that demands registered templates knows each by this name. */
export const smsKinds = [
  'code',
  'invitation',
  'admitted',
  'businessApproved',
  'businessRejected',
  'withdrawalPaid',
  'withdrawalFailed',
  'budgetAlert',
] as const
export type SmsKind = (typeof smsKinds)[number]

export type SmsMessage = {
  /** E.164. */
  to: string
  text: string
  kind: SmsKind
  language: Language
  /** The values inside `text`, for vendors that fill in a template of their own. */
  variables: Readonly<Record<string, string>>
}

/** Takes a message to a telephone (B-09). */
export type SmsGateway = {
  /**
   * Resolves once the message is accepted for delivery; throws `SmsFailed` where it is not.
   * Ends soon after `signal` fires.
   */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}

/** The message did not leave. `reason` is for the log: it holds neither number, text nor key. */
export class SmsFailed extends Error {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The message was not sent: ${reason}`, { cause })
    this.name = 'SmsFailed'
    this.reason = reason
  }
}
