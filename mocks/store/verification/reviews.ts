import { changesOf } from '@wasla/contract/common/decision.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { decideReview, type Review } from '@wasla/contract/verification/review.ts'
import type { Store } from '../memory.ts'
import { attemptRule, loadState, saveOutcome } from './outcomes.ts'

/** Applies a reviewer's decision on a case (F-10). Returns the case before and after the decision. */
export function review(
  store: Store,
  caseId: string,
  decision: Review,
  reviewer: string,
): { before: VerificationRecord; after: VerificationRecord } {
  const check = store.memory.world.verifications.find(({ id }) => id === caseId) ?? null
  const at = { reviewer, now: store.clock.now(), rule: attemptRule() }
  const outcome = changesOf(decideReview({ ...loadState(store, check?.profileId ?? ''), check }, decision, at))
  const before = { ...(check ?? outcome.check) }
  return { before, after: saveOutcome(store, check ?? outcome.check, outcome) }
}
