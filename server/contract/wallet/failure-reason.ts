import { topUpFailures } from './top-ups/record.ts'

/**
 * Why a payment or withdrawal failed: a code that the page has a text for (`known`), a text written by an admin (`written`), or any other
 * code.
 */
export type FailureReason<Code extends string> = { known: Code } | { written: string } | { code: string }

/**
 * Returns whether a reason is a code: a failure code of a top-up, or a text with underscores such as `E_4021`. Any other single word may be
 * an admin's text.
 */
const isCode = (reason: string) =>
  topUpFailures.some((code) => code === reason) || /^(?:[A-Z0-9]+(?:_[A-Z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+)$/u.test(reason)

/** Returns why a payment or a withdrawal failed, or null without a reason. `known`: the codes that the page has texts for. */
export function failureReasonOf<Code extends string>(reason: string | null, known: readonly Code[]): FailureReason<Code> | null {
  if (!reason) return null
  const code = known.find((one) => one === reason)
  if (code !== undefined) return { known: code }
  return isCode(reason) ? { code: reason } : { written: reason }
}
