import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { ColumnType } from 'kysely'
import type { Moment } from './values.ts'

export type SocialLinksTable = {
  id: string
  profile_id: string
  platform: string
  social_profile_id: string
  picture_url: string | null
  profile_url: string
  user_name: string
  followers: number
  connected_at: Moment
  source: DataSource
  /** When the account is measured next; 0 means as soon as possible. */
  measure_at: ColumnType<Moment, Moment | undefined, Moment>
  /** When the account was last measured on demand (E-11). */
  refreshed_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}

/** Started connections to a platform (E-01). A row is found by the keyed hash of its state and used once. */
export type SocialConnectionsTable = {
  state_hash: string
  user_id: string
  profile_id: string
  platform: string
  redirect_uri: string
  /** PKCE secret: proves to the platform that the same server starts and completes the connection. */
  verifier: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

/** Figures of an account on one day (E-06). */
export type SocialSnapshotsTable = {
  account_id: string
  /** `2025-11-20`. */
  day: string
  measured_at: Moment
  followers: number
  likes: number | null
  views: number | null
  posts: number | null
  /** Hundredths of a percent. */
  engagement: number | null
  /** JSON of the followers’ demographics that may be stored (E-09). */
  audience: string | null
  source: DataSource
}

/** Access that a platform granted for an account, encrypted. */
export type SocialGrantsTable = { link_id: string; sealed: string; updated_at: Moment }
