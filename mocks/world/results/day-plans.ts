import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Channel, UncountedReason } from '@wasla/contract/tracking/record.ts'
import { day, hour } from '../clock.ts'
import { randomFor } from '../random.ts'
import { apportion } from './apportion.ts'
import type { Exception, PlanRow } from './plan-row.ts'
import { weightOf } from './rhythm.ts'

/** Number of clicks on a day from one channel and country. */
export type Cell = { readonly channel: Channel; readonly country: string; readonly clicks: number }

/** Plan of one participant's link for one day. */
export type DayPlan = {
  readonly plan: PlanRow
  /** Index of `plan` in the list of plans. */
  readonly row: number
  /** Number of days between this day and today. */
  readonly ago: number
  readonly date: string
  /** Valid clicks by channel and country, their total, and the number of units of the objective that they led to. */
  readonly cells: readonly Cell[]
  readonly clicks: number
  readonly units: number
  readonly uncounted: readonly Exception[]
  /** Start and end of the traffic. They span the whole day. For today, they span at most the last two hours. */
  readonly from: number
  readonly to: number
}

const week = 7

/**
 * Returns the number of a day's week: -1 for today, 0 for the seven days before it, and so on. The totals of a week therefore do not depend
 * on the weekday of today.
 */
const weekOf = (ago: number) => (ago === 0 ? -1 : Math.floor((ago - 1) / week))

/** Returns the factor by which a post multiplies the results of a day. It is 3 on the day of the post, 1.8 on the next day, otherwise 1. */
const postLift = (posts: readonly number[], ago: number) => {
  if (posts.includes(ago)) return 3
  return posts.includes(ago + 1) ? 1.8 : 1
}

/**
 * Returns the units of each day, by days before today. First divides the units over whole weeks, and then each week's units over its days
 * by the calendar's rhythm.
 */
function unitsByDay({ first, last, units, posts, of, member }: PlanRow, dateOf: (ago: number) => string): Map<number, number> {
  const days = Array.from({ length: Math.max(0, first - last + 1) }, (_, at) => first - at)
  const noise = randomFor(`results:${of.key}:${member.profile.id}`)
  const own = new Map(days.map((ago) => [ago, (0.75 + noise.next() / 2) * postLift(posts, ago)]))
  const weeks = [...Map.groupBy(days, weekOf).values()]
  const sum = (inWeek: readonly number[]) => inWeek.reduce((total, ago) => total + (own.get(ago) ?? 0), 0)
  const totals = apportion(units, weeks.map(sum))
  return new Map(
    weeks.flatMap((inWeek, at) => {
      const parts = apportion(
        totals[at] ?? 0,
        inWeek.map((ago) => (own.get(ago) ?? 0) * weightOf(dateOf(ago))),
      )
      return inWeek.map((ago, place) => [ago, parts[place] ?? 0] as const)
    }),
  )
}

/**
 * Returns the clicks of a day by channel and country. The countries change from day to day. One day therefore has few combinations, and a
 * month has all of them.
 */
function cellsOf({ sources }: PlanRow, clicks: number, ago: number): Cell[] {
  const channels = apportion(
    clicks,
    sources.channels.map(([, weight]) => weight),
  )
  return sources.channels.flatMap(([channel], at): Cell[] => {
    const ofChannel = channels[at] ?? 0
    const countries = apportion(
      ofChannel,
      sources.countries.map(([, weight], place) => ((place + ago + at) % 2 === 0 ? weight : place === 0 ? weight : 0)),
    )
    return sources.countries.flatMap(([country], place) => {
      const here = countries[place] ?? 0
      return here > 0 ? [{ channel, country, clicks: here }] : []
    })
  })
}

const usualReasons: readonly (readonly [UncountedReason, number])[] = [
  ['REPEAT', 0.07],
  ['BOT', 0.022],
  ['PREFETCH', 0.012],
]

/** Returns the usual uncounted clicks of a day: repeats, bots and prefetches. */
const usualUncounted = (clicks: number, ago: number): Exception[] =>
  usualReasons.flatMap(([reason, share]) => {
    const count = Math.round(clicks * share)
    return count > 0 ? [{ ago, kind: 'CLICK', status: 'Rejected', reason, count } as const] : []
  })

/**
 * Returns start and end of a day's traffic, which are not after `now`. The traffic of today is from the last two hours and after nine, when
 * payout runs start. Its rewards are therefore still unpaid at any hour.
 */
function spanOf(date: string, ago: number, now: number): { from: number; to: number } {
  const midnight = startOfDay(date)
  if (ago > 0) return { from: midnight, to: midnight + day }
  const runs = midnight + 9 * hour
  return { from: Math.max(midnight, now - 2 * hour, now > runs ? runs + 1 : midnight), to: now }
}

/**
 * Returns the plans of all participants for all days with traffic, for a world at `now`. The days depend only on the date, and the times of
 * day on `now`.
 */
export function dayPlans(plans: readonly PlanRow[], now: number): DayPlan[] {
  const midnight = startOfDay(civilDate(now))
  const dates = new Map<number, string>()
  const dateOf = (ago: number) => {
    const known = dates.get(ago) ?? civilDate(midnight - ago * day)
    dates.set(ago, known)
    return known
  }
  return plans.flatMap((plan, row) => {
    const units = unitsByDay(plan, dateOf)
    if (plan.today !== undefined) units.set(0, plan.today)
    for (const { ago } of plan.exceptions) if (!units.has(ago)) units.set(ago, 0)
    const reported = (ago: number) =>
      plan.exceptions.reduce((sum, one) => (one.ago === ago && one.kind === 'CONVERSION' ? sum + one.count : sum), 0)
    const days = [...units]
    // Every report begins with a counted click, for any outcome of the report. Some days have only clicks.
    const clicksOfDays = apportion(
      plan.clicks,
      days.map(([ago, count]) => count + reported(ago) + 0.4),
    )
    return days.flatMap(([ago, count], at): DayPlan[] => {
      const own = plan.exceptions.filter((one) => one.ago === ago)
      const clicks = plan.event === null ? count : (clicksOfDays[at] ?? 0)
      if (clicks === 0 && own.length === 0) return []
      const date = dateOf(ago)
      return [
        {
          plan,
          row,
          ago,
          date,
          cells: cellsOf(plan, clicks, ago),
          clicks,
          units: plan.event === null ? 0 : count,
          uncounted: [...usualUncounted(clicks, ago), ...own],
          ...spanOf(date, ago, now),
        },
      ]
    })
  })
}
