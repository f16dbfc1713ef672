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
  source: 'API' | 'DEMO' | 'ESTIMATED'
  /** When it is measured next; 0 as soon as somebody can. */
  measure_at: ColumnType<Moment, Moment | undefined, Moment>
  /** When it was last looked at anew on demand (E-11). */
  refreshed_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}

/** A connection to a platform that was begun (E-01): found by the keyed hash of its state, used once. */
export type SocialConnectionsTable = {
  state_hash: string
  user_id: string
  profile_id: string
  platform: string
  redirect_uri: string
  /** The secret that proves to the platform that the same server began and completes it (PKCE). */
  verifier: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

/** An account on one day (E-06). */
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
  /** JSON of who follows, without what may not be stored (E-09). */
  audience: string | null
  source: DataSource
}

/** What a platform gave for an account, encrypted. */
export type SocialGrantsTable = { link_id: string; sealed: string; updated_at: Moment }
