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

/** What a result changes. */
export type Outcome = {
  /** The check or review as it is afterwards. */
  check: VerificationRecord
  /** `admin:<id>`; null where the identity provider decided. */
  reviewedBy: string | null
  /** Whether a recheck of the account was due and is done with this (security case 10). */
  endsRecheck: boolean
  /** Events for the profile's state machine, in this order; it ignores those that cannot happen. */
  events: readonly ProfileEvent[]
  notification: NotificationDraft | null
}

/** The moment by which a reviewer decides on what comes in now (F-10). */
export const dueFrom = (now: number) => addWorkingDays(now, verificationLimits.businessReviewDays)

/** The status that the provider's report gives a check; null where it is not about this check. */
export const reportedStatus = (check: VerificationRecord, report: InquiryReport, isReviewed: boolean): VerificationStatus | null =>
  check.type === 'IDENTITY' && check.profileId === report.profileId ? meaningOf(report.status, isReviewed) : null

/**
 * The status of a pending check that is not resumed (F-03): the result that the provider has by now, or else expired.
 */
export function abandonedStatus(check: VerificationRecord, report: InquiryReport | null, isReviewed: boolean): VerificationStatus {
  const reported = report && reportedStatus(check, report, isReviewed)
  return reported && identityWays[check.status].includes(reported) ? reported : 'Expired'
}

const notificationTypes = { Approved: 'IDENTITY_VERIFICATION_APPROVED', Rejected: 'IDENTITY_VERIFICATION_REJECTED' } as const

/**
 * The result of an identity check and what follows from it (decisions C). Refused with `NO_CHANGES_TO_UPDATE` where the check can no
 * longer get this status: results come several times and in any order (F-05).
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
