import type { Language } from '../platform/language.ts'

/** Who owns a phone number (B-12, C-05). Moments in milliseconds; `mobileNo` in E.164 is the login and never a contact detail (B-17). */
export type UserRecord = {
  id: string
  mobileNo: string
  countryId: string
  /** Null until a language was chosen while signed in. */
  language: Language | null
  createdAt: number
  acceptedTermsAt: number | null
  lastSignInAt: number | null
  suspendedAt: number | null
  /** Since when the account is closed for good (D-37). */
  closedAt: number | null
  /** Since when money waits for a new identity check (security case 10). */
  identityRecheckSince: number | null
  /** What this person hands to friends (J-03): eight letters and digits, unique. */
  invitationCode: string
  /** The user whose code was given at sign-up. */
  invitedBy: string | null
}
