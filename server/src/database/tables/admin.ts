import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

/** Who works in the back office; never a row of the users. */
export type AdminsTable = {
  id: string
  email: string
  /** The address in small letters: unique. */
  email_key: string
  name: string
  role: AdminRole
  /** argon2id, in its PHC form. */
  password_hash: string
  /** Sealed with a key of the server; `pending` until its first code was right. */
  totp_secret: string | null
  totp_pending: string | null
  /** The newest half minute whose code was used: none is taken twice. */
  totp_step: number
  disabled_at: Moment | null
  created_at: Moment
  last_seen_at: Moment | null
  /** Who let the account in; null where that was done on the server's own machine. */
  invited_by: string | null
  rests_until: Moment | null
}

export type AdminSessionsTable = {
  id: string
  admin_id: string
  created_at: Moment
  /** When its admin last proved who they are. */
  proven_at: Moment
  last_used_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
  user_agent: string
}

/** One-time links by which people of the back office set their own password. */
export type AdminInvitationsTable = {
  id: string
  /** SHA-256 of the token in the link, which is 256 random bits. */
  token_hash: string
  email: string
  email_key: string
  name: string
  role: AdminRole
  /** The account whose password is reset; null for a new one. */
  account_id: string | null
  /** Who sent the link; null where that was the server's own machine. */
  invited_by: string | null
  created_at: Moment
  expires_at: Moment
  accepted_at: Moment | null
  revoked_at: Moment | null
}

/** Browsers that signed in to an account of the back office: each has its own count of tries. */
export type AdminDevicesTable = { token_hash: string; admin_id: string; last_seen_at: Moment }

/** One row a user, by which the back office finds them; made anew from `user_search_stale`, which triggers fill. */
export type UserSearchTable = {
  id: Generated<number>
  user_id: string
  created_at: Moment
  suspended: Bit
  /** One bit for each pair of type and status that a profile of theirs has. */
  marks: number
  sort_name: string
  /** Number, names and user names, folded; see `holdsWords`. */
  words: string
}

export type UserSearchStaleTable = { user_id: string }
