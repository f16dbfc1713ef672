import type { ErrorCode } from '../errors/codes.ts'
import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import { isBusiness } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'
import { isOpen, type AttemptRule } from './states.ts'

type Subject = { type: ProfileType; status: ProfileStatus }

const byStatus: Readonly<Record<ProfileStatus, ErrorCode | null>> = {
  IdentityVerifying: null,
  Rejected: null,
  AdminVerifying: 'VERIFICATION_CONFLICT',
  Active: 'NO_CHANGES_TO_UPDATE',
  Onboarding: 'UNAUTHORIZED_UPDATING',
  Inactive: 'UNAUTHORIZED_UPDATING',
}

/** States in which a person can begin an identity check: those after the waiting list. */
export const identityCheckStates = ['IdentityVerifying', 'AdminVerifying', 'Active', 'Rejected'] as const satisfies readonly ProfileStatus[]

/**
 * Why a profile may not begin an identity check; null where it may. Businesses are verified by their documents instead. A person who has
 * passed the check is not checked again, except after so long an absence that a new check is due (`recheck`, security case 10).
 */
export function refusalToBegin({ type, status }: Subject, recheck: boolean): ErrorCode | null {
  if (isBusiness(type)) return 'UNAUTHORIZED_UPDATING'
  return status === 'Active' && recheck ? null : byStatus[status]
}

/** Why new documents of a profile are not taken; null where they are: of a refused business, and of an active one that is checked again (`recheck`). */
export function refusalToResubmit({ type, status }: Subject, recheck: boolean): ErrorCode | null {
  if (!isBusiness(type)) return 'FORBIDDEN'
  if (status === 'Active' && recheck) return null
  return status === 'Rejected' ? null : status === 'AdminVerifying' ? 'VERIFICATION_CONFLICT' : 'NO_CHANGES_TO_UPDATE'
}

/** Whether a business has submitted its documents: only then may it act as one (F-12); otherwise `USER_UPGRADE_TO_BUSINESS_FAILED`. */
export const hasSubmittedDocuments = (checks: readonly Pick<VerificationRecord, 'type' | 'status'>[]): boolean =>
  checks.some(({ type, status }) => type === 'BUSINESS' && (isOpen(status) || status === 'Approved' || status === 'Rejected'))

/**
 * Seconds until another attempt may begin; null where one may at once (F-13). Checks that were begun and never finished do not count: they
 * cost nothing.
 */
export function attemptWait(
  checks: readonly Pick<VerificationRecord, 'type' | 'status' | 'createdAt'>[],
  now: number,
  { attempts, window }: AttemptRule,
): number | null {
  const spent = checks
    .filter(
      ({ type, status, createdAt }) =>
        type === 'IDENTITY' && status !== 'Pending' && status !== 'Expired' && createdAt > now - window * 1000,
    )
    .map(({ createdAt }) => createdAt)
    .toSorted((one, other) => other - one)
  const oldest = spent[attempts - 1]
  return oldest === undefined ? null : Math.max(1, Math.ceil((oldest + window * 1000 - now) / 1000))
}
