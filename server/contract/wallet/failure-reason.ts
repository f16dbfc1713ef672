import { topUpFailures } from './top-ups/record.ts'

/** Why something failed, for a reader: a code with words of its own, what a person of the back office wrote, or a code alone. */
export type FailureReason<Code extends string> = { known: Code } | { written: string } | { code: string }

/** A word for machines: of a payment, or in parts such as `E_4021`. One word may also be all that somebody wrote. */
const isCode = (reason: string) =>
  topUpFailures.some((code) => code === reason) || /^(?:[A-Z0-9]+(?:_[A-Z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+)$/u.test(reason)

/** Why a payment or a withdrawal failed, where `known` are the codes that its page has words for; null where nothing is known. */
export function failureReasonOf<Code extends string>(reason: string | null, known: readonly Code[]): FailureReason<Code> | null {
  if (!reason) return null
  const code = known.find((one) => one === reason)
  if (code !== undefined) return { known: code }
  return isCode(reason) ? { code: reason } : { written: reason }
}
