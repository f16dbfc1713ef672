import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { problemsOf } from '../validation/check.ts'
import { decideOutcome, type Outcome } from './outcome.ts'
import { isRecheckedBy } from './recheck.ts'
import type { VerificationRecord } from './record.ts'
import { rejectionReasonRules } from './rules.ts'
import type { AttemptRule } from './states.ts'
import type { VerificationState, VerificationSubject } from './subject.ts'

/** A reviewer's decision on a case. The applicant sees the reason. */
export type Review = { approve: true } | { approve: false; reason: string }

type At = { reviewer: string; now: number; rule: AttemptRule }

function decideBusiness(subject: VerificationSubject, check: VerificationRecord, reason: string | null, { reviewer, now }: At): Outcome {
  const { id, profileId } = check
  const isApproved = reason === null
  return {
    check: { ...check, status: isApproved ? 'Approved' : 'Rejected', reviewedAt: now, rejectionReason: reason },
    reviewedBy: reviewer,
    endsRecheck: isApproved && isRecheckedBy(subject, check),
    events: [isApproved ? 'reviewApproved' : 'reviewRejected'],
    notification: isApproved
      ? { profileId, type: 'ADMIN_BUSINESS_VERIFICATION_APPROVED', referenceId: id }
      : { profileId, type: 'ADMIN_BUSINESS_VERIFICATION_REJECTED', referenceId: id, meta: { message: reason } },
  }
}

/** A licence is a fact about a profile: its decision changes neither the profile's state nor a recheck of the account (Y-46). */
function decideLicence(check: VerificationRecord, reason: string | null, { reviewer, now }: At): Outcome {
  const { id, profileId } = check
  return {
    check: { ...check, status: reason === null ? 'Approved' : 'Rejected', reviewedAt: now, rejectionReason: reason },
    reviewedBy: reviewer,
    endsRecheck: false,
    events: [],
    notification: {
      profileId,
      type: reason === null ? 'LICENCE_APPROVED' : 'LICENCE_DECLINED',
      referenceId: id,
      ...(reason === null ? {} : { meta: { message: reason } }),
    },
  }
}

function decidePerson(state: VerificationState, check: VerificationRecord, reason: string | null, at: At): Decision<Outcome> {
  const result =
    reason === null
      ? { status: 'Approved' as const, reviewedBy: at.reviewer }
      : { status: 'Rejected' as const, reviewedBy: at.reviewer, rejectionReason: reason }
  const { problem, changes } = decideOutcome(state, check, result, at)
  if (problem) return refused(problem)
  // The provider's first two refusals do not change the profile. A reviewer's refusal rejects the profile at once.
  return decided(reason === null ? changes : { ...changes, events: [...changes.events, 'reviewRejected'] })
}

/**
 * Decides a case of the queue as a reviewer (F-10). `reviewer` is `admin:<id>`. Refused with `DTO_VALIDATION_ERROR` at `rejectionReason` if
 * a rejection has no reason; `VERIFICATION_NOT_FOUND` for an unknown case; `USER_SUSPENDED` if its profile was removed or closed, or if its
 * account was suspended; `NO_CHANGES_TO_UPDATE` for a decided case.
 */
export function decideReview(
  { check, ...state }: VerificationState & { check: VerificationRecord | null },
  review: Review,
  at: At,
): Decision<Outcome> {
  const [problem] = review.approve ? [] : problemsOf(rejectionReasonRules, review.reason)
  if (problem) return refused(invalidInput([{ ...problem, path: 'rejectionReason' }]))
  if (!check) return refused(new Problem('VERIFICATION_NOT_FOUND'))
  const { subject } = state
  if (!subject || subject.status === 'Inactive' || subject.suspendedAt !== null) return refused(new Problem('USER_SUSPENDED'))
  if (check.status !== 'InReview') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const reason = review.approve ? null : review.reason.trim()
  if (check.type === 'LICENCE') return decided(decideLicence(check, reason, at))
  return check.type === 'BUSINESS' ? decided(decideBusiness(subject, check, reason, at)) : decidePerson(state, check, reason, at)
}
