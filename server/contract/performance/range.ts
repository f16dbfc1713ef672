import type { PerformanceDay, PerformanceRange } from '../generated/user-sdl-types.ts'
import type { Language } from '../platform/language.ts'
import type { ObjectiveType } from '../programs/types.ts'
import { approvedByCodeIn, channelsOf, type ChannelDay } from './channels.ts'
import { countriesOf, type CountryClicks } from './countries.ts'
import { inUnits, totalOf } from './counts.ts'
import { daysOf, type DayRange } from '../tracking/days.ts'
import { metricsOf } from './metrics.ts'
import { reachedIn, spendOf, type RewardGroup } from './rewards.ts'

/** Stored figures of a program or of one participant in a range of days. `rewards` are the rewards that were reached in the range. */
export type RangeFacts = {
  readonly channelDays: readonly ChannelDay[]
  readonly countries: readonly CountryClicks[]
  readonly visitors: number
  readonly uncountedClicks: number
  readonly rewards: readonly RewardGroup[]
}

function perDay(rows: readonly ChannelDay[], range: DayRange): PerformanceDay[] {
  const ofDay = Map.groupBy(rows, ({ day }) => day)
  return daysOf(range).map((date) => {
    const own = ofDay.get(date) ?? []
    return { date, ...totalOf(own), channels: channelsOf(own) }
  })
}

/**
 * Returns the `PerformanceRange` of a range of days. Days and channels add up to the totals. `funnel` has the counts from all clicks to the
 * rewards.
 */
export function rangeOf(
  objective: ObjectiveType,
  range: DayRange,
  { channelDays, countries, visitors, uncountedClicks, rewards }: RangeFacts,
  language: Language,
): Omit<PerformanceRange, 'countedAt' | 'isDemo'> {
  const rows = channelDays.map((row) => inUnits(objective, row))
  const total = totalOf(rows)
  return {
    startDate: range.start,
    endDate: range.end,
    metrics: metricsOf(objective, { ...total, approvedByCode: approvedByCodeIn(rows), visitors, uncountedClicks, spend: spendOf(rewards) }),
    days: perDay(rows, range),
    channels: channelsOf(rows),
    countries: countriesOf(countries, language),
    funnel: {
      allClicks: total.clicks + uncountedClicks,
      validClicks: total.clicks,
      approved: total.approved,
      rewards: reachedIn(rewards),
    },
  }
}
