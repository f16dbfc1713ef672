import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { verificationLimits } from './limits.ts'
import { attemptWait, refusalToStart } from './policy.ts'
import type { VerificationRecord } from './record.ts'
import { isOpen, type AttemptRule, type InquiryStatus } from './states.ts'
import type { VerificationState } from './subject.ts'

/** The status of an inquiry at the identity provider, and the profile for which the inquiry was begun. */
export type InquiryReport = { profileId: string; status: InquiryStatus }

/** Returns the identity check that has no result yet. */
export const pendingCheck = (checks: readonly VerificationRecord[]): VerificationRecord | undefined =>
  checks.find(({ type, status }) => type === 'IDENTITY' && status === 'Pending')

/** Returns whether a pending check is new enough to be resumed. An older check is replaced (F-03). */
export const isResumable = ({ createdAt }: VerificationRecord, now: number) => now - createdAt < verificationLimits.resumeWithin * 1000

/** Returns why a profile may not begin an identity check now; null if it may (F-03, F-13). */
export function inquiryRefusal({ subject, checks }: VerificationState, now: number, rule: AttemptRule): Problem | null {
  if (!subject) return new Problem('PROFILE_NOT_FOUND')
  const code = refusalToStart(subject, subject.identityRecheckSince !== null)
  if (code) return new Problem(code)
  const retryAfter = attemptWait(checks, now, rule)
  return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
}

/** Returns the problem of a second open check: a profile has at most one of each type. */
export const verificationConflict = () => new Problem('VERIFICATION_CONFLICT')

export type NewInquiry = {
  /** The check to store; null if the inquiry is stored already because several tabs began it at the same time. */
  check: VerificationRecord | null
  event: 'newInquiry'
}

/** Decides `createPersonaInquiry` (F-03, F-13); returns the check for an inquiry that the provider has begun. */
export function decideInquiry(
  state: VerificationState,
  { profileId, inquiryId }: { profileId: string; inquiryId: string },
  { id, now, rule }: { id: string; now: number; rule: AttemptRule },
): Decision<NewInquiry> {
  const refusal = inquiryRefusal(state, now, rule)
  if (refusal) return refused(refusal)
  const same = state.checks.find(({ referenceId }) => referenceId === inquiryId)
  if (same?.status === 'Pending') return decided({ check: null, event: 'newInquiry' })
  if (same || state.checks.some(({ type, status }) => type === 'IDENTITY' && isOpen(status))) return refused(verificationConflict())
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

/**
 * Returns the caller's own check that belongs to an inquiry. The inquiry of another profile is refused like an unknown inquiry (security
 * case 17).
 */
export function decideOwnCheck(checks: readonly VerificationRecord[], inquiryId: string): Decision<VerificationRecord> {
  const own = checks.filter(({ type }) => type === 'IDENTITY')
  const check = own.find(({ referenceId }) => referenceId === inquiryId)
  if (!check) return refused(new Problem('VERIFICATION_ID_INVALID'))
  return own.some((other) => other.id !== check.id && isOpen(other.status)) ? refused(verificationConflict()) : decided(check)
}

/**
 * Returns `inquiry`, the provider's answer about the caller's inquiry. Refused with `VERIFICATION_NOT_FOUND` if the answer is null, because
 * the provider does not know the inquiry, and with `VERIFICATION_ID_INVALID` if the inquiry belongs to another profile.
 */
export function decideOwnInquiry<Inquiry extends InquiryReport>(
  { profileId }: VerificationRecord,
  inquiry: Inquiry | null,
): Decision<Inquiry> {
  if (!inquiry) return refused(new Problem('VERIFICATION_NOT_FOUND'))
  return inquiry.profileId === profileId ? decided(inquiry) : refused(new Problem('VERIFICATION_ID_INVALID'))
}
