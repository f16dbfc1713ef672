import { failureReasonOf } from '@wasla/contract/wallet/failure-reason.ts'
import type { MessageId } from '#i18n/message-id.ts'

/** Codes with which payment gateways and banks give the reason of a failure. */
const messages = {
  declined: 'wallet.reason.declined',
  cancelled: 'wallet.reason.cancelled',
  expired: 'wallet.reason.expired',
  ACCOUNT_REJECTED: 'wallet.reason.accountRejected',
} as const satisfies Record<string, MessageId>

const known = Object.keys(messages) as (keyof typeof messages)[]

/**
 * Returns why a payment or a withdrawal failed: a message for a known code, or the text of the back office. Returns null if there is
 * nothing to show.
 */
export function failureOf(reason: string | null): { message: MessageId } | { written: string } | null {
  const why = failureReasonOf(reason, known)
  if (why && 'known' in why) return { message: messages[why.known] }
  return why && 'written' in why ? why : null
}
