import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

/** Admin accounts of the back office. They are never in `users`. */
export type AdminsTable = {
  id: string
  email: string
  /** The address in lower case; unique. */
  email_key: string
  name: string
  role: AdminRole
  /** argon2id hash in PHC format. */
  password_hash: string
  /**
   * Secret of the second factor, sealed with a key of the server. A new secret is in `totp_pending` until a right code was entered for it.
   */
  totp_secret: string | null
  totp_pending: string | null
  /** Number of the newest half minute whose code was used, so that no code is used twice. */
  totp_step: number
  disabled_at: Moment | null
  created_at: Moment
  last_seen_at: Moment | null
  /** The admin who invited the account; null if it was made on the server’s own machine. */
  invited_by: string | null
  rests_until: Moment | null
}

export type AdminSessionsTable = {
  id: string
  admin_id: string
  created_at: Moment
  /** When the admin last proved who they are. */
  proven_at: Moment
  last_used_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
  user_agent: string
}

/** One-time links with which admins set their own password. */
export type AdminInvitationsTable = {
  id: string
  /** SHA-256 of the token in the link, which is 256 random bits. */
  token_hash: string
  email: string
  email_key: string
  name: string
  role: AdminRole
  /** The account whose password is reset; null if the link creates an account. */
  account_id: string | null
  /** The admin who sent the link; null if it was made on the server’s own machine. */
  invited_by: string | null
  created_at: Moment
  expires_at: Moment
  accepted_at: Moment | null
  revoked_at: Moment | null
}

/** Browsers that signed in to an admin account. Each has its own count of tries. */
export type AdminDevicesTable = { token_hash: string; admin_id: string; last_seen_at: Moment }

/** Sign-ins by OpenID Connect that are under way at the provider, with keyed hashes of the state and of the browser that began. */
export type AdminOidcStatesTable = { state_hash: string; device_hash: string; expires_at: Moment }

/** One row per user, for the search of the back office. Rebuilt from `user_search_stale`, which triggers fill. */
export type UserSearchTable = {
  id: Generated<number>
  user_id: string
  created_at: Moment
  suspended: Bit
  /** One bit for each pair of type and status of the user’s profiles. */
  marks: number
  sort_name: string
  /** Mobile number, names and user names, folded; see `holdsWords`. */
  words: string
}

export type UserSearchStaleTable = { user_id: string }
