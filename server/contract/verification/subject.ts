import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'

/** The profile that is verified, with those facts of its account that the rules need. */
export type VerificationSubject = {
  userId: string
  type: ProfileType
  status: ProfileStatus
  /** Since when a new identity check is due (security case 10); null where none is. */
  identityRecheckSince: number | null
  /** Whether the account has a person's profile that can pass an identity check: then that one is checked, not the documents of a business. */
  hasPerson: boolean
  suspendedAt: number | null
  /** How many accounts are connected. */
  socialLinks: number
}

/** The state that decisions on verifications take: the profile, null where it is gone, and its checks and reviews, newest first. */
export type VerificationState = { subject: VerificationSubject | null; checks: readonly VerificationRecord[] }
