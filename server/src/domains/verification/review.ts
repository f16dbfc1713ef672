import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { decideReview, type Review } from '@wasla/contract/verification/review.ts'
import type { Database } from '#database/database.ts'
import type { Verdict } from '#platform/verdict.ts'
import { attemptRule, type VerificationDeps } from './deps.ts'
import { loadLocked, saveOutcome } from './outcome.ts'
import { findVerification } from './stores/verifications.ts'

export type ReviewedCase = { before: VerificationRecord; after: VerificationRecord }

/**
 * Saves a reviewer's decision on a case (F-10), in the caller's transaction, so that the decision and its audit line are committed
 * together. Only one of several concurrent decisions is saved; the others get `NO_CHANGES_TO_UPDATE`. Returns the other refusals of
 * `decideReview`.
 */
export async function reviewCase(
  tx: Database,
  deps: VerificationDeps,
  caseId: string,
  review: Review,
  reviewer: string,
): Promise<Verdict<ReviewedCase>> {
  const found = await findVerification(tx, caseId)
  const state = found ? await loadLocked(tx, found.profileId) : { subject: null, checks: [] }
  const check = state.checks.find(({ id }) => id === caseId) ?? found
  const at = { reviewer, now: deps.clock.now(), rule: attemptRule(deps) }
  const { problem, changes } = decideReview({ ...state, check }, review, at)
  if (problem) return problem
  if (check && (await saveOutcome(tx, deps, check, state, changes))) return { before: check, after: changes.check }
  return reviewCase(tx, deps, caseId, review, reviewer)
}
