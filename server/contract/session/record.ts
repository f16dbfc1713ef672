import type { Language } from '../platform/language.ts'

/**
 * The owner of a phone number (B-12, C-05). Moments in milliseconds. `mobileNo`, in E.164, is used only to sign in, never as a contact
 * detail (B-17).
 */
export type UserRecord = {
  id: string
  mobileNo: string
  countryId: string
  /** The chosen language; null until the user chose one while signed in. */
  language: Language | null
  createdAt: number
  acceptedTermsAt: number | null
  lastSignInAt: number | null
  suspendedAt: number | null
  /** When the account was closed for good (D-37). */
  closedAt: number | null
  /** Time since which money waits for a new identity check (security case 10); null if none is due. */
  identityRecheckSince: number | null
  /** The unique code of eight letters and digits that this person gives to friends (J-03). */
  invitationCode: string
  /** The user whose code was given at sign-up. */
  invitedBy: string | null
}

/** The purpose of a code. Only a sign-up opens an account (B-05). */
export type CodePurpose = 'signIn' | 'signUp'

/** A code that was sent to a number. Moments in milliseconds. */
export type ChallengeRecord = {
  id: string
  mobileNo: string
  countryId: string
  purpose: CodePurpose
  invitationCode: string | null
  createdAt: number
  expiresAt: number
  /** How often a code was tried; a resend does not reset it (B-08). */
  tries: number
  /** When the right code was typed. */
  consumedAt: number | null
  /** When a newer code or the last wrong try cancelled this code. */
  deadAt: number | null
  /**
   * Time until which sign-up may use the code as proof of the number. Set when the right code is typed for a number that nobody owns
   * (B-05).
   */
  provenUntil: number | null
}

/** Why a session ended before its time. */
export type RevokedWhy = 'signedOut' | 'refreshReplayed' | 'tooManyDevices' | 'dormant' | 'suspended' | 'closed'

/** A session of one device. Moments in milliseconds. */
export type SessionRecord = {
  id: string
  userId: string
  /** The profile that the session acts as. */
  profileId: string
  lastUsedAt: number
  /** When the refresh token of the session expires, unless it is used before. */
  expiresAt: number
  revokedAt: number | null
  revokedWhy: RevokedWhy | null
  /** When the refresh token of the session was last replaced (B-14). */
  rotatedAt: number | null
}
