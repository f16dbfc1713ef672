import type { DataSource, WeightedKey } from '../generated/user-types.ts'

/**
 * Shares of an account's followers, by several criteria. The shares of each list sum to 1. A list is empty if the platform does not report
 * it.
 */
export type Audience = {
  age: WeightedKey[]
  gender: WeightedKey[]
  types: WeightedKey[]
  countries: WeightedKey[]
  languages: WeightedKey[]
  races: WeightedKey[]
}

/** An audience without any reported list. */
export const emptyAudience: Audience = { age: [], gender: [], types: [], countries: [], languages: [], races: [] }

/** Figures that a platform reports about an account at one time. A figure is null if the platform does not report it (E-06). */
export type Figures = {
  followers: number
  /** Average likes per post, over the last twelve posts (E-07). `views` is the same for views. */
  likes: number | null
  views: number | null
  /** Number of posts in the seven days before. */
  posts: number | null
  /** Engagement in percent, two decimals (E-07). */
  engagement: number | null
  audience: Audience | null
}

/** The figures of an account on one day (E-06); at most one row for each account and day. */
export type SnapshotRecord = Figures & {
  accountId: string
  /** The day, such as `2025-11-20`. It begins at 03:00 in Riyadh, which is midnight in UTC. */
  day: string
  /** Time of the measurement, in milliseconds. */
  measuredAt: number
  source: DataSource
}
