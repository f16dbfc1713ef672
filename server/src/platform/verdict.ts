import { Problem } from '@wasla/contract/errors/problem.ts'

/**
 * What a transaction decided: its result, or the refusal to throw once everything that must stay written is committed
 * (security facts 5 and 7). Thrown inside, it would undo the failed try, the revocation, the audit row.
 */
export type Verdict<T> = T | Problem

export function settle<T>(verdict: Verdict<T>): T {
  if (verdict instanceof Problem) throw verdict
  return verdict
}
