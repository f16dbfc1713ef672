import { isBusiness, type ProfileStatus, type ProfileType } from '../profiles/types.ts'
import { identityCheckStates } from './policy.ts'
import type { VerificationRecord } from './record.ts'
import type { VerificationSubject } from './subject.ts'

/** How it is proved anew whose account it is: by this profile's own identity check, by its documents, or by a person's profile beside it. */
export const recheckWays = ['IDENTITY', 'DOCUMENTS', 'OTHER_PROFILE'] as const
export type RecheckWay = (typeof recheckWays)[number]

/** Whether a profile is a person's whose identity can be checked, now or by the check that is under way. */
export const canBeChecked = ({ type, status }: { type: ProfileType; status: ProfileStatus }): boolean =>
  !isBusiness(type) && identityCheckStates.some((state) => state === status)

/** A new check that is due, since when, and how the active profile passes it. */
export type Recheck = { readonly since: number; readonly way: RecheckWay }

type Account = Pick<VerificationSubject, 'type' | 'identityRecheckSince' | 'hasPerson'>

/**
 * The new check that is due after a long absence, as the active profile sees it (security case 10); null where none is. A business has no
 * identity that could be compared: a person of its account is checked instead, and where there is none, its documents are.
 */
export function recheckOf({ type, identityRecheckSince: since, hasPerson }: Account): Recheck | null {
  if (since === null) return null
  return { since, way: !isBusiness(type) ? 'IDENTITY' : hasPerson ? 'OTHER_PROFILE' : 'DOCUMENTS' }
}

/** Whether an active business sends its documents again because nobody else of its account can be checked. */
export const needsDocuments = (subject: Account): boolean => recheckOf(subject)?.way === 'DOCUMENTS'

/** Whether the approval of a business's documents is the new check that is due. What was sent before the absence proves nothing of now. */
export const isRecheckedBy = (subject: Account, { createdAt }: Pick<VerificationRecord, 'createdAt'>): boolean => {
  const due = recheckOf(subject)
  return due?.way === 'DOCUMENTS' && createdAt >= due.since
}
