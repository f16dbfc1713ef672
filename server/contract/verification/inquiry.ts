import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { verificationLimits } from './limits.ts'
import { attemptWait, refusalToBegin } from './policy.ts'
import type { VerificationRecord } from './record.ts'
import { isOpen, type AttemptRule, type InquiryStatus } from './states.ts'
import type { VerificationState } from './subject.ts'

/** Where an inquiry is at the identity provider's, and for which profile it was begun. */
export type InquiryReport = { profileId: string; status: InquiryStatus }

/** The identity check that was begun and has no result yet. */
export const pendingCheck = (checks: readonly VerificationRecord[]): VerificationRecord | undefined =>
  checks.find(({ type, status }) => type === 'IDENTITY' && status === 'Pending')

/** Whether a pending check is resumed; an older one is replaced (F-03). */
export const isResumable = ({ createdAt }: VerificationRecord, now: number) => now - createdAt < verificationLimits.resumeWithin * 1000

/** Why a profile may not begin an identity check now; null where it may (F-03, F-13). */
export function inquiryRefusal({ subject, checks }: VerificationState, now: number, rule: AttemptRule): Problem | null {
  if (!subject) return new Problem('PROFILE_NOT_FOUND')
  const code = refusalToBegin(subject, subject.identityRecheckSince !== null)
  if (code) return new Problem(code)
  const retryAfter = attemptWait(checks, now, rule)
  return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
}

/** A profile has one open check at a time. */
export const verificationConflict = () => new Problem('VERIFICATION_CONFLICT')

export type NewInquiry = {
  /** The check to store; null where this very inquiry is stored already, since several tabs began it at once. */
  check: VerificationRecord | null
  event: 'newInquiry'
}

/** `createPersonaInquiry` (F-03, F-13): the check for an inquiry that the provider has begun. */
export function decideInquiry(
  state: VerificationState,
  { profileId, inquiryId }: { profileId: string; inquiryId: string },
  { id, now, rule }: { id: string; now: number; rule: AttemptRule },
): Decision<NewInquiry> {
  const refusal = inquiryRefusal(state, now, rule)
  if (refusal) return refused(refusal)
  const same = state.checks.find(({ referenceId }) => referenceId === inquiryId)
  if (same?.status === 'Pending') return decided({ check: null, event: 'newInquiry' })
  if (same || state.checks.some(({ status }) => isOpen(status))) return refused(verificationConflict())
  const check: VerificationRecord = {
    id,
    profileId,
    type: 'IDENTITY',
    status: 'Pending',
    referenceId: inquiryId,
    rejectionReason: null,
    createdAt: now,
    dueAt: null,
    reviewedAt: null,
  }
  return decided({ check, event: 'newInquiry' })
}

/** One's own check by its inquiry. A foreign one is answered like one that does not exist (security case 17). */
export function decideOwnCheck(checks: readonly VerificationRecord[], inquiryId: string): Decision<VerificationRecord> {
  const own = checks.filter(({ type }) => type === 'IDENTITY')
  const check = own.find(({ referenceId }) => referenceId === inquiryId)
  if (!check) return refused(new Problem('VERIFICATION_ID_INVALID'))
  return own.some((other) => other.id !== check.id && isOpen(other.status)) ? refused(verificationConflict()) : decided(check)
}

/** What the provider answered about one's own inquiry, null for none: its profile there must be the profile here. */
export function decideOwnInquiry<Inquiry extends InquiryReport>(
  { profileId }: VerificationRecord,
  inquiry: Inquiry | null,
): Decision<Inquiry> {
  if (!inquiry) return refused(new Problem('VERIFICATION_NOT_FOUND'))
  return inquiry.profileId === profileId ? decided(inquiry) : refused(new Problem('VERIFICATION_ID_INVALID'))
}
