import type { DayCountRecord, UncountedDayRecord, VisitorDayRecord } from '@wasla/contract/performance/record.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { visitorsOf } from './day-events.ts'
import type { DayPlan } from './day-plans.ts'

const keyOf = ({ channel, country }: Pick<DayCountRecord, 'channel' | 'country'>) => `${channel} ${country}`

/** Returns the counts of a day by channel and country. Clicks come from the plan, conversions from the counted reports. */
export function dayCountsOf({ plan, date, cells }: DayPlan, conversions: readonly ConversionRecord[]): DayCountRecord[] {
  const ids = { programId: plan.of.program.id, profileId: plan.member.profile.id, day: date }
  const rows = new Map(cells.map((cell) => [keyOf(cell), { ...ids, ...cell, approved: 0, revenue: 0 }]))
  for (const { status, channel, country, amount } of conversions) {
    const row = rows.get(keyOf({ channel, country }))
    if (status !== 'Approved' || !row) continue
    row.approved += 1
    row.revenue += amount ?? 0
  }
  return [...rows.values()]
}

/** Returns the number of results of a day that did not count, by kind and reason. */
export function uncountedOf({ plan, date, uncounted }: DayPlan): UncountedDayRecord[] {
  const ids = { programId: plan.of.program.id, profileId: plan.member.profile.id, day: date }
  const sums = new Map<string, UncountedDayRecord>()
  for (const { kind, reason, count } of uncounted) {
    if (reason === null) continue
    const key = `${kind} ${reason}`
    const row = sums.get(key) ?? { ...ids, kind, reason, count: 0 }
    sums.set(key, { ...row, count: row.count + count })
  }
  return [...sums.values()]
}

/**
 * Returns the number of visitors of each tracking link and of each whole program. No browser of the demo opens two links on one day.
 */
export function visitorDaysOf(days: readonly DayPlan[]): VisitorDayRecord[] {
  const rows = new Map<string, VisitorDayRecord>()
  for (const plan of days) {
    const visitors = visitorsOf(plan)
    if (visitors === 0) continue
    const programId = plan.plan.of.program.id
    for (const participantId of [plan.plan.member.profile.id, null]) {
      const key = `${programId} ${participantId} ${plan.date}`
      const known = rows.get(key)
      if (known) known.visitors += visitors
      else rows.set(key, { programId, participantId, day: plan.date, visitors })
    }
  }
  return [...rows.values()]
}
