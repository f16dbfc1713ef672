import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { FiguresOf } from '@wasla/contract/groups/figures/figures.ts'
import type { Moment } from '../values.ts'

/** Figures of a group on one platform or on all, as JSON of the response. There is no row if too few members have figures. */
export type GroupFiguresTable = { group_id: string; platform: FiguresOf; averages: string | null; audience: string | null }

/** The countries of a group’s members as JSON, their followers, and when its figures were computed. */
export type GroupCountriesTable = { group_id: string; countries: string; followers: number; computed_at: Moment }

/** One day of a group’s series. `engagement` is in hundredths of a percent, `posts` in tenths. */
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
 * A group whose figures must be computed again. `since`: first day of the series to compute again; empty text means from its beginning;
 * null means nothing changed since the work began. `rest_until`: the days up to this one are still missing, because the work goes from the
 * newest day back; null if none are. `version` grows with every change.
 */
export type GroupFiguresStaleTable = { group_id: string; since: string | null; rest_until: string | null; version: number }
