import { Problem } from '@wasla/contract/errors/problem.ts'

/**
 * Result of a transaction, or a refusal to throw after the commit (security facts 5 and 7). If the refusal was thrown inside the
 * transaction, it would undo the count of a failed try, a revocation or an audit row.
 */
export type Verdict<T> = T | Problem

/** Returns the result, or throws the refusal after passing it to `noted`, for the log. */
export function resultOrThrow<T>(verdict: Verdict<T>, noted?: (problem: Problem) => void): T {
  if (!(verdict instanceof Problem)) return verdict
  noted?.(verdict)
  throw verdict
}
