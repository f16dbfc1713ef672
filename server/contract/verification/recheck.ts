import { isBusiness, type ProfileStatus, type ProfileType } from '../profiles/types.ts'
import { identityCheckStates } from './policy.ts'
import type { VerificationRecord } from './record.ts'
import type { VerificationSubject } from './subject.ts'

/**
 * Ways in which an account's owner proves the ownership again: an identity check of this profile, its documents, or an identity check of a
 * person's profile in the account.
 */
const recheckWays = ['IDENTITY', 'DOCUMENTS', 'OTHER_PROFILE'] as const
type RecheckWay = (typeof recheckWays)[number]

/** Returns whether a profile belongs to a person, and its identity check is possible or under way. */
export const canBeChecked = ({ type, status }: { type: ProfileType; status: ProfileStatus }): boolean =>
  !isBusiness(type) && identityCheckStates.some((state) => state === status)

/** A recheck that is due: the time since which it is due, and the way in which the active profile passes it. */
export type Recheck = { readonly since: number; readonly way: RecheckWay }

type Account = Pick<VerificationSubject, 'type' | 'identityRecheckSince' | 'hasPerson'>

/**
 * Returns the recheck of the active profile that is due after a long absence (security case 10); null if none is due. A business has no
 * identity to check. Instead, a person of its account is checked, or its documents if the account has no person.
 */
export function recheckOf({ type, identityRecheckSince: since, hasPerson }: Account): Recheck | null {
  if (since === null) return null
  return { since, way: !isBusiness(type) ? 'IDENTITY' : hasPerson ? 'OTHER_PROFILE' : 'DOCUMENTS' }
}

/** Returns whether an active business must send its documents again because no person of its account can be checked. */
export const needsDocuments = (subject: Account): boolean => recheckOf(subject)?.way === 'DOCUMENTS'

/** Returns whether the approval of a business's documents completes the due recheck. Documents from before the absence prove nothing. */
export const isRecheckedBy = (subject: Account, { createdAt }: Pick<VerificationRecord, 'createdAt'>): boolean => {
  const due = recheckOf(subject)
  return due?.way === 'DOCUMENTS' && createdAt >= due.since
}
