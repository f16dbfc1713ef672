import { Problem } from '@wasla/contract/errors/problem.ts'

/**
 * What a transaction decided: its result, or the refusal to throw once everything that must stay written is committed
 * (security facts 5 and 7). Thrown inside, it would undo the failed try, the revocation, the audit row.
 */
export type Verdict<T> = T | Problem

/** The result, or the refusal thrown; `noted` hears it first, for the log. */
export function resultOrThrow<T>(verdict: Verdict<T>, noted?: (problem: Problem) => void): T {
  if (!(verdict instanceof Problem)) return verdict
  noted?.(verdict)
  throw verdict
}
