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
  /** Set when somebody signs in after 180 days: money waits for a new identity check (security case 10). */
  identity_recheck_since: Moment | null
  /** What this person hands to friends (J-03): eight letters and digits, unique. */
  invitation_code: string
  /** The user whose code was given at sign-up. */
  invited_by: string | null
  /** Made up by a demonstration, or come to one: nobody who may sign in anywhere else. */
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
  /** Keyed hash of the refresh token in force, and of its immediate parent (B-14). */
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
  /** Set when the right code proved the number of nobody: sign-up may use it for ten minutes (B-05). */
  proven_until: Moment | null
  /** The known device that requested the code; '' for all others (B-08). */
  device_hash: ColumnType<string, string | undefined, string>
}

/** The resend ladder of one number, for each device that signed in to it before and for all others together, '' (B-07, B-08). */
export type OtpSendsTable = { mobile_no: string; device_hash: string; first_sent_at: Moment; last_sent_at: Moment; sends: number }

/** Wrong tries of one number in 24 h; `device_hash` is '' for devices that never signed in to it (B-08). */
export type OtpFailuresTable = { mobile_no: string; device_hash: string; first_at: Moment; count: number }

/** Accounts that were closed for good, and when what is personal was erased (D-37). */
export type ClosedAccountsTable = { user_id: string; closed_at: Moment; erased_at: Moment | null }
