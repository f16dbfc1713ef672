import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'

/** The profile to verify, with the facts of its account that the rules need. */
export type VerificationSubject = {
  userId: string
  type: ProfileType
  status: ProfileStatus
  /** Time since which a new identity check is due (security case 10); null if none is due. */
  identityRecheckSince: number | null
  /**
   * Whether the account has a person's profile that can pass an identity check. If so, that person is checked instead of a business's
   * documents.
   */
  hasPerson: boolean
  suspendedAt: number | null
  /** Number of connected accounts. */
  socialLinks: number
}

/**
 * The state for decisions on verifications. `subject` is the profile, or null if it was removed. `checks` are its checks and reviews,
 * newest first.
 */
export type VerificationState = { subject: VerificationSubject | null; checks: readonly VerificationRecord[] }
