import { topUpFailures } from '@wasla/contract/wallet/top-ups/record.ts'
import type { MessageId } from '#i18n/message-id.ts'

/** Reasons that payment gateways and banks give as a word. */
const known = {
  declined: 'wallet.reason.declined',
  cancelled: 'wallet.reason.cancelled',
  expired: 'wallet.reason.expired',
  ACCOUNT_REJECTED: 'wallet.reason.accountRejected',
} as const satisfies Record<string, MessageId>

const isKnown = (reason: string): reason is keyof typeof known => Object.hasOwn(known, reason)
/** A word for machines: of a payment, or in parts such as `E_4021`. One word may also be all that somebody wrote. */
const isCode = (reason: string) =>
  topUpFailures.some((code) => code === reason) || /^(?:[A-Z0-9]+(?:_[A-Z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+)$/u.test(reason)

/** Why a payment or a withdrawal failed: a message, what a person of the back office wrote, or nothing worth saying. */
export function failureOf(reason: string | null): { message: MessageId } | { written: string } | null {
  if (!reason) return null
  if (isKnown(reason)) return { message: known[reason] }
  return isCode(reason) ? null : { written: reason }
}
