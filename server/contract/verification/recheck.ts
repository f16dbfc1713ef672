import { isBusiness, type ProfileStatus, type ProfileType } from '../profiles/types.ts'
import { identityCheckStates } from './policy.ts'
import type { VerificationRecord } from './record.ts'
import type { VerificationSubject } from './subject.ts'

/**
 * How the owner of an account proves it again: by this profile's identity check, by its documents, or by a person's profile of the account.
 */
export const recheckWays = ['IDENTITY', 'DOCUMENTS', 'OTHER_PROFILE'] as const
export type RecheckWay = (typeof recheckWays)[number]

/** Returns whether a profile is a person's whose identity can be checked, or is being checked. */
export const canBeChecked = ({ type, status }: { type: ProfileType; status: ProfileStatus }): boolean =>
  !isBusiness(type) && identityCheckStates.some((state) => state === status)

/** A new check that is due, since when, and how the active profile passes it. */
export type Recheck = { readonly since: number; readonly way: RecheckWay }

type Account = Pick<VerificationSubject, 'type' | 'identityRecheckSince' | 'hasPerson'>

/**
 * Returns the new check that is due after a long absence, for the active profile (security case 10); null if none is due. A business has no
 * identity to compare: a person of its account is checked instead, or its documents if the account has no person.
 */
export function recheckOf({ type, identityRecheckSince: since, hasPerson }: Account): Recheck | null {
  if (since === null) return null
  return { since, way: !isBusiness(type) ? 'IDENTITY' : hasPerson ? 'OTHER_PROFILE' : 'DOCUMENTS' }
}

/** Returns whether an active business must send its documents again because no person of its account can be checked. */
export const needsDocuments = (subject: Account): boolean => recheckOf(subject)?.way === 'DOCUMENTS'

/** Returns whether approving a business's documents completes the due check. Documents from before the absence prove nothing. */
export const isRecheckedBy = (subject: Account, { createdAt }: Pick<VerificationRecord, 'createdAt'>): boolean => {
  const due = recheckOf(subject)
  return due?.way === 'DOCUMENTS' && createdAt >= due.since
}
