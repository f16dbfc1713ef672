import type { ChannelPerformance, SocialsOnDate } from '../generated/user-sdl-types.ts'
import { daysBetween } from '../insights/days.ts'
import { platforms } from '../social/record.ts'
import type { Channel } from '../tracking/record.ts'
import { countsBy, shareOf, totalOf, type Counts } from './counts.ts'
import type { DayRange } from '../tracking/days.ts'

/** The counts of one day and channel. */
export type ChannelDay = Counts & { readonly day: string; readonly channel: Channel }

const channels: readonly Channel[] = [...platforms, 'CODE', 'OTHER']

/** Sorts channels by clicks, the most first; OTHER is always last (O-05). Channels with equal clicks keep the usual order of platforms; codes, which have no clicks, follow them. */
const inOrder = (one: ChannelPerformance, other: ChannelPerformance) =>
  Number(one.key === 'OTHER') - Number(other.key === 'OTHER') || other.clicks - one.clicks

/** Returns the approved results that a code brought. */
export const approvedByCodeIn = (rows: readonly (Pick<Counts, 'approved'> & { readonly channel: Channel })[]): number =>
  rows.reduce((sum, { channel, approved }) => sum + (channel === 'CODE' ? approved : 0), 0)

/** Returns the channels that have counts, each with its share of all valid clicks. */
export function channelsOf(rows: readonly ChannelDay[]): ChannelPerformance[] {
  const sums = countsBy(rows, ({ channel }) => channel)
  const { clicks: all } = totalOf(rows)
  return channels
    .flatMap((key) => {
      const counts = sums.get(key)
      return counts && Math.max(counts.clicks, counts.approved, counts.revenue) > 0
        ? { key, weight: shareOf(counts.clicks, all), ...counts }
        : []
    })
    .toSorted(inOrder)
}

/** Returns one entry for each day of a range, also for days without counts. Shares are shares of the clicks of the day (O-05). */
export function socialsOf(rows: readonly ChannelDay[], { start, end }: DayRange): SocialsOnDate[] {
  const ofDay = Map.groupBy(rows, ({ day }) => day)
  return daysBetween(start, end).map((date) => ({
    date,
    results: channelsOf(ofDay.get(date) ?? []).map(({ key, weight, clicks, approved }) => ({ key, weight, clicks, approved })),
  }))
}
