import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { Moment } from './values.ts'

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
  /** JSON of who follows, without what may not be kept (E-09). */
  audience: string | null
  source: DataSource
}

/** What a platform gave for an account, encrypted. */
export type SocialGrantsTable = { link_id: string; sealed: string; updated_at: Moment }
