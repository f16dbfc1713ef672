import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProfileEvent } from '../profiles/states.ts'
import type { InquiryReport } from './inquiry.ts'
import { verificationLimits } from './limits.ts'
import type { VerificationRecord } from './record.ts'
import { identityEvent, identityWays, meaningOf, type AttemptRule, type VerificationStatus } from './states.ts'
import type { VerificationState } from './subject.ts'
import { addWorkingDays } from '../platform/working-days.ts'

/** The changes that the result of a check or review causes. */
export type Outcome = {
  /** The check or review after the result. */
  check: VerificationRecord
  /** `admin:<id>`; null if the identity provider decided. */
  reviewedBy: string | null
  /** Whether this result completes a due recheck of the account (security case 10). */
  endsRecheck: boolean
  /** Events for the profile's state machine, in this order. The machine ignores events that the profile's state does not allow. */
  events: readonly ProfileEvent[]
  notification: NotificationDraft | null
}

/** Returns the time by which a reviewer must decide a case that arrives now (F-10). */
export const dueFrom = (now: number) => addWorkingDays(now, verificationLimits.businessReviewDays)

/**
 * Returns the status that follows for a check from the provider's report; null if the report is about another profile or the check is no
 * identity check.
 */
export const reportedStatus = (check: VerificationRecord, report: InquiryReport, isReviewed: boolean): VerificationStatus | null =>
  check.type === 'IDENTITY' && check.profileId === report.profileId ? meaningOf(report.status, isReviewed) : null

/** Returns the status of a pending check that is not resumed (F-03): the provider's result if there is one, else Expired. */
export function abandonedStatus(check: VerificationRecord, report: InquiryReport | null, isReviewed: boolean): VerificationStatus {
  const reported = report && reportedStatus(check, report, isReviewed)
  return reported && identityWays[check.status].includes(reported) ? reported : 'Expired'
}

const notificationTypes = { Approved: 'IDENTITY_VERIFICATION_APPROVED', Rejected: 'IDENTITY_VERIFICATION_REJECTED' } as const

/**
 * Returns the result of an identity check and its consequences (decisions C). Refused with `NO_CHANGES_TO_UPDATE` if the check can no
 * longer get this status. That happens because results arrive several times and in any order (F-05).
 */
export function decideOutcome(
  { subject, checks }: VerificationState,
  check: VerificationRecord,
  result: { status: VerificationStatus; reviewedBy?: string; rejectionReason?: string },
  { now, rule }: { now: number; rule: AttemptRule },
): Decision<Outcome> {
  const { status, reviewedBy = null, rejectionReason = null } = result
  if (!identityWays[check.status].includes(status)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const moment = status === 'InReview' ? { dueAt: dueFrom(now) } : { reviewedAt: now }
  const after: VerificationRecord = { ...check, status, ...moment, rejectionReason }
  const all = checks.map((one) => (one.id === check.id ? after : one))
  const event = subject && identityEvent(subject.status, all, subject.socialLinks, now, rule)
  const type = status === 'Approved' || status === 'Rejected' ? notificationTypes[status] : null
  return decided({
    check: after,
    reviewedBy,
    endsRecheck: status === 'Approved' && subject !== null && subject.identityRecheckSince !== null,
    events: event ? [event] : [],
    notification: type && {
      profileId: check.profileId,
      type,
      referenceId: check.id,
      ...(rejectionReason ? { meta: { message: rejectionReason } } : {}),
    },
  })
}
