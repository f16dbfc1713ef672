import type { DataSource, WeightedKey } from '../generated/user-types.ts'

/** Shares of an account's followers. Those of one list sum to 1; a list is empty where the platform does not report it. */
export type Audience = {
  age: WeightedKey[]
  gender: WeightedKey[]
  types: WeightedKey[]
  countries: WeightedKey[]
  languages: WeightedKey[]
  races: WeightedKey[]
}

/** An audience of which the platform reports nothing. */
export const emptyAudience: Audience = { age: [], gender: [], types: [], countries: [], languages: [], races: [] }

/** What a platform reports of an account at a moment; null is what it does not report (E-06). */
export type Figures = {
  followers: number
  /** Averages of one post, over the last twelve (E-07). */
  likes: number | null
  views: number | null
  /** Published in the seven days before. */
  posts: number | null
  /** Percent, two decimals (E-07). */
  engagement: number | null
  audience: Audience | null
}

/** The figures of an account on one day (E-06): at most one for each account and day. */
export type SnapshotRecord = Figures & {
  accountId: string
  /** `2025-11-20`; a day turns at three in the morning in Riyadh, which is midnight in UTC. */
  day: string
  /** Milliseconds. */
  measuredAt: number
  source: DataSource
}
