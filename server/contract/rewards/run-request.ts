import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'

/**
 * As of when a run that was asked for pays: now, or an earlier moment. Refused with `FEATURE_DISABLED` without payments, and
 * `DTO_VALIDATION_ERROR` at `asOf` for a moment to come.
 */
export function decideRunRequest(asOf: number | null, { now, isPaymentOn }: { now: number; isPaymentOn: boolean }): Decision<number> {
  if (!isPaymentOn) return refused(new Problem('FEATURE_DISABLED'))
  if (asOf !== null && !(asOf <= now)) return refused(invalidInput([{ path: 'asOf', rule: 'date' }]))
  return decided(asOf ?? now)
}
