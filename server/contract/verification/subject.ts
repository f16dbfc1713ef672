import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'

/** The profile that is verified, and what of its account the rules need. */
export type VerificationSubject = {
  userId: string
  type: ProfileType
  status: ProfileStatus
  /** Since when a new identity check is due (security case 10); null where none is. */
  identityRecheckSince: number | null
  suspendedAt: number | null
  /** How many accounts are connected. */
  socialLinks: number
}

/** What decisions on verifications begin from: the profile, null where it is gone, and its checks and reviews, newest first. */
export type VerificationState = { subject: VerificationSubject | null; checks: readonly VerificationRecord[] }
