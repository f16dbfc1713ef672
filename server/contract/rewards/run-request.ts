import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'

/**
 * Returns the time as of which a requested run pays: now, or an earlier time. Refused with `FEATURE_DISABLED` if payments are off
 * and with `DTO_VALIDATION_ERROR` at `asOf` for a time in the future.
 */
export function decideRunRequest(asOf: number | null, { now, isPaymentOn }: { now: number; isPaymentOn: boolean }): Decision<number> {
  if (!isPaymentOn) return refused(new Problem('FEATURE_DISABLED'))
  if (asOf !== null && !(asOf <= now)) return refused(invalidInput([{ path: 'asOf', rule: 'date' }]))
  return decided(asOf ?? now)
}
