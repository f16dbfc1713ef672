import type { Language } from '@wasla/contract/platform/language.ts'
import type { CodePurpose, RevokedWhy } from '@wasla/contract/session/record.ts'
import type { ColumnType } from 'kysely'
import type { Bit, Moment } from './values.ts'

export type UsersTable = {
  id: string
  mobile_no: string
  country_id: string
  language: Language | null
  accepted_terms_at: Moment | null
  created_at: Moment
  last_sign_in_at: Moment | null
  suspended_at: Moment | null
  /** When the user signed in after more than 180 days of absence: a new identity check is due (security case 10). */
  identity_recheck_since: Moment | null
  /** The code that this person gives to friends (J-03): eight letters and digits, unique. */
  invitation_code: string
  /** The user whose code was entered at sign-up. */
  invited_by: string | null
  /** Made by the demo or signed up in it. Cannot sign in anywhere else. */
  is_demo: ColumnType<Bit, Bit | undefined, Bit>
}

export type SessionsTable = {
  id: string
  user_id: string
  profile_id: string
  created_at: Moment
  last_used_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
  revoked_why: RevokedWhy | null
  /** Keyed hashes of the current refresh token and of the one before it (B-14). */
  refresh_hash: string
  parent_hash: string | null
  rotated_at: Moment | null
  user_agent: string
}

export type DevicesTable = { token_hash: string; mobile_no: string; first_seen_at: Moment; last_seen_at: Moment }

export type OtpChallengesTable = {
  id: string
  mobile_no: string
  country_id: string
  purpose: CodePurpose
  code_hash: string
  invitation_code: string | null
  accepted_terms: Bit
  created_at: Moment
  expires_at: Moment
  tries: number
  consumed_at: Moment | null
  dead_at: Moment | null
  /** Set if the right code was entered for a number without an account: sign-up may use it for ten minutes (B-05). */
  proven_until: Moment | null
  /** The known device that requested the code; empty for all other devices (B-08). */
  device_hash: ColumnType<string, string | undefined, string>
}

/**
 * Resend steps of a number. Each device that signed in to it before has its own row. All other devices share a row with an empty
 * `device_hash` (B-07, B-08).
 */
export type OtpSendsTable = { mobile_no: string; device_hash: string; first_sent_at: Moment; last_sent_at: Moment; sends: number }

/** Wrong tries for a number in 24 h. `device_hash` is empty for devices that never signed in to it (B-08). */
export type OtpFailuresTable = { mobile_no: string; device_hash: string; first_at: Moment; count: number }

/** Accounts that were closed for good, and when their personal data was erased (D-37). */
export type ClosedAccountsTable = { user_id: string; closed_at: Moment; erased_at: Moment | null }
