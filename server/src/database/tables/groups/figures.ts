import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { FiguresOf } from '@wasla/contract/groups/figures/figures.ts'
import type { Moment } from '../values.ts'

/** Figures of a group on a platform, or on all; JSON as it is answered. There is no row where too few members have any. */
export type GroupFiguresTable = { group_id: string; platform: FiguresOf; averages: string | null; audience: string | null }

/** Where a group's members are, as JSON, their followers, and when its figures were made. */
export type GroupCountriesTable = { group_id: string; countries: string; followers: number; computed_at: Moment }

/** A day of a group's series: engagement in hundredths of a percent, posts in tenths. */
export type GroupDaysTable = {
  group_id: string
  platform: FiguresOf
  /** `2025-11-20`. */
  day: string
  followers: number
  likes: number | null
  views: number | null
  engagement: number | null
  posts: number | null
  source: DataSource
}

/**
 * A group whose figures have to be made anew, and its series from a day on: from the first for the empty text; null: nothing changed since
 * the work began. `rest_until` is the last of the days that are still to be made, from the newest back. `version` grows with every change.
 */
export type GroupFiguresStaleTable = { group_id: string; since: string | null; rest_until: string | null; version: number }
