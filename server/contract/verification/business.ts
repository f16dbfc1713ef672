import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { impersonationRefusal, unnamed } from '../profiles/impersonation.ts'
import { nameIsAnothers } from '../profiles/confusable-key.ts'
import { typedLink } from '../social/accounts.ts'
import { handleOf } from '../social/platforms.ts'
import { isTypedAccount, type SocialLinkRecord } from '../social/record.ts'
import { verificationConflict } from './inquiry.ts'
import { dueFrom } from './outcome.ts'
import { refusalToResubmit } from './policy.ts'
import { needsDocuments } from './recheck.ts'
import type { VerificationRecord } from './record.ts'
import type { AcceptedBusiness } from './rules.ts'
import { isOpen } from './states.ts'
import type { VerificationState } from './subject.ts'

/** The registration numbers of a business (F-08). */
export type RegistrationRecord = { profileId: string; commercialRegistrationNumber: string | null; vatNumber: string | null }

export type BusinessState = {
  /** Number of businesses of this account that are not closed. */
  businesses: number
  /**
   * Whether a business of another account has the same name or a look-alike of it, and is active or under review (security case 56, Y-19).
   */
  isNameTaken: boolean
}

type BusinessRule = { max: number; productName: Parameters<typeof impersonationRefusal>[2] }

/** Returns why a business cannot be created; null if it can. Checks only facts that are known before the documents are read. */
export function businessRefusal(
  { businesses, isNameTaken }: BusinessState,
  { name }: Pick<AcceptedBusiness, 'name'>,
  { max, productName }: BusinessRule,
): Problem | null {
  if (businesses >= max) return new Problem('BUSINESS_PROFILE_LIMIT_EXCEEDED')
  return impersonationRefusal({ ...unnamed, name }, unnamed, productName) ?? (isNameTaken ? nameIsAnothers() : null)
}

/** Returns the handle of a new business's account. */
export const businessHandle = ({ socialUrl, name }: Pick<AcceptedBusiness, 'socialUrl' | 'name'>) => handleOf(socialUrl) ?? name

/** Returns whether a link is a connected account, and is the account that a business names. A typed link proves nothing (E-03). */
export const isAccountOf = (
  { platform, userName, socialProfileId }: Pick<SocialLinkRecord, 'platform' | 'userName' | 'socialProfileId'>,
  business: Pick<AcceptedBusiness, 'socialPlatform' | 'socialUrl' | 'name'>,
) =>
  platform === business.socialPlatform &&
  userName.toLowerCase() === businessHandle(business).toLowerCase() &&
  !isTypedAccount(socialProfileId)

/** Returns the problem of a business whose named account is connected by another profile (E-03). */
export const socialAccountTaken = () => new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED', undefined, [{ path: 'socialUrl', rule: 'taken' }])

/** Returns a new case for the reviewers, with the time at which it is due (F-10). */
const newCase = (profileId: string, { id, caseId, now }: { id: string; caseId: string; now: number }): VerificationRecord => ({
  id,
  profileId,
  type: 'BUSINESS',
  status: 'InReview',
  referenceId: `biz_${caseId}`,
  rejectionReason: null,
  createdAt: now,
  dueAt: dueFrom(now),
  reviewedAt: null,
})

export type NewBusinessRecords = { link: SocialLinkRecord; registration: RegistrationRecord; verification: VerificationRecord }

/** Ids of the rows of a new business. */
export type BusinessIds = { profile: string; link: string; verification: string; case: string }

/**
 * Decides `createBusinessProfile` (C-04, F-08, F-09); returns the rows to store in addition to the profile. `isAccountOpen` is false if the
 * account was closed or suspended while its documents were read. The business is then refused, because its profile would never be closed.
 */
export function decideBusinessCreation(
  state: BusinessState & { isAccountOpen: boolean; isSocialAccountTaken: boolean },
  business: AcceptedBusiness,
  { ids, now, ...rule }: BusinessRule & { ids: BusinessIds; now: number },
): Decision<NewBusinessRecords> {
  if (!state.isAccountOpen) return refused(new Problem('INVALID_SESSION'))
  const refusal = businessRefusal(state, business, rule)
  if (refusal) return refused(refusal)
  if (state.isSocialAccountTaken) return refused(socialAccountTaken())
  return decided({
    link: typedLink(
      { platform: business.socialPlatform, handle: businessHandle(business), url: business.socialUrl },
      { id: ids.link, profileId: ids.profile, now },
    ),
    registration: {
      profileId: ids.profile,
      commercialRegistrationNumber: business.commercialRegistrationNumber ?? null,
      vatNumber: business.vatNumber ?? null,
    },
    verification: newCase(ids.profile, { id: ids.verification, caseId: ids.case, now }),
  })
}

/**
 * Returns why new documents of a profile are refused; null if they are accepted (F-13). Somebody else's profile gets the same error as a
 * missing profile.
 */
export function resubmissionRefusal({ subject, checks }: VerificationState, userId: string): Problem | null {
  if (!subject || subject.userId !== userId) return new Problem('PROFILE_NOT_FOUND')
  const code = refusalToResubmit(subject, needsDocuments(subject))
  if (code) return new Problem(code)
  return checks.some(({ type, status }) => type === 'BUSINESS' && isOpen(status)) ? verificationConflict() : null
}

/**
 * Decides `resubmitBusinessVerification` (F-13): opens a new case. The previous case keeps its decision. An active business that must be
 * checked again stays active during the review, so its state machine gets no event.
 */
export function decideResubmission(
  state: VerificationState,
  { userId, profileId }: { userId: string; profileId: string },
  at: { id: string; caseId: string; now: number },
): Decision<{ verification: VerificationRecord; event: 'resubmitted' | null }> {
  const refusal = resubmissionRefusal(state, userId)
  if (refusal) return refused(refusal)
  return decided({ verification: newCase(profileId, at), event: state.subject?.status === 'Active' ? null : 'resubmitted' })
}
