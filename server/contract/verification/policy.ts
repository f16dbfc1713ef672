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

/** States in which a person can begin an identity check: all states after the waiting list. */
export const identityCheckStates = ['IdentityVerifying', 'AdminVerifying', 'Active', 'Rejected'] as const satisfies readonly ProfileStatus[]

/**
 * Returns why a profile may not begin an identity check; null if it may. Businesses are verified by their documents instead. An approved
 * person is not checked again, except if a new check is due after a long absence (`recheck`, security case 10).
 */
export function refusalToStart({ type, status }: Subject, recheck: boolean): ErrorCode | null {
  if (isBusiness(type)) return 'UNAUTHORIZED_UPDATING'
  return status === 'Active' && recheck ? null : byStatus[status]
}

/**
 * Returns why new documents of a profile are refused; null if they are accepted. Accepted are documents of a rejected business, and of an
 * active business that must be checked again (`recheck`).
 */
export function refusalToResubmit({ type, status }: Subject, recheck: boolean): ErrorCode | null {
  if (!isBusiness(type)) return 'FORBIDDEN'
  if (status === 'Active' && recheck) return null
  return status === 'Rejected' ? null : status === 'AdminVerifying' ? 'VERIFICATION_CONFLICT' : 'NO_CHANGES_TO_UPDATE'
}

/** Returns whether a check verifies a person or a business. A licence does not, so `myVerifications` leaves it out. */
export const verifiesProfile = ({ type }: Pick<VerificationRecord, 'type'>): boolean => type !== 'LICENCE'

/**
 * Returns whether a business has submitted its documents. Nobody may act as a business without documents (F-12): the call fails with
 * `USER_UPGRADE_TO_BUSINESS_FAILED`.
 */
export const hasSubmittedDocuments = (checks: readonly Pick<VerificationRecord, 'type' | 'status'>[]): boolean =>
  checks.some(({ type, status }) => type === 'BUSINESS' && (isOpen(status) || status === 'Approved' || status === 'Rejected'))

/**
 * Returns the seconds until another attempt may begin; null if it may begin now (F-13). Unfinished checks do not count, because they cost
 * nothing.
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
