import type { DayCountRecord, UncountedDayRecord, VisitorDayRecord } from '@wasla/contract/performance/record.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ParticipantResultRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { Channel, UncountedReason } from '@wasla/contract/tracking/record.ts'
import { nextPayoutRun } from '@wasla/contract/wallet/payout-run.ts'
import { day, hour, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { FAISAL } from '../more-networkers.ts'
import { FAHAD, HUDA, LAMA, NOURA, REEM, SAAD } from '../networkers.ts'
import { MORNING_CUP } from '../programs/all-programs.ts'
import { randomFor } from '../random.ts'

const programId = MORNING_CUP.program.id
const milestones = MORNING_CUP.steps.flatMap((step) => (step.type === 'IMPACT_OBJECTIVES' ? step.data.milestones : []))

type Shares<Key extends string> = Readonly<Partial<Record<Key, number>>>

/** What somebody's link brought since `from`, and on which day a post of theirs went around. */
type Row = { who: Member; from: string; clicks: number; orders: number; peak: string; by: Shares<Channel>; in: Shares<string> }

const gulf = { SA: 61, AE: 15, KW: 10, BH: 6, QA: 3, ZZ: 3 } as const
const wide = { ...gulf, EG: 5, OM: 2, JO: 2, MA: 1, US: 1, GB: 1 } as const

const rows: readonly Row[] = [
  {
    who: NOURA,
    from: '2025-10-25',
    clicks: 4_180,
    orders: 162,
    peak: '2025-11-07',
    by: { INSTAGRAM: 47, TIKTOK: 34, SNAPCHAT: 13, YOUTUBE: 6 },
    in: wide,
  },
  {
    who: HUDA,
    from: '2025-10-22',
    clicks: 6_940,
    orders: 312,
    peak: '2025-11-07',
    by: { TIKTOK: 58, INSTAGRAM: 28, SNAPCHAT: 9, OTHER: 5 },
    in: wide,
  },
  {
    who: FAHAD,
    from: '2025-10-23',
    clicks: 5_210,
    orders: 188,
    peak: '2025-11-13',
    by: { SNAPCHAT: 46, YOUTUBE: 27, TWITTER: 19, OTHER: 8 },
    in: gulf,
  },
  {
    who: LAMA,
    from: '2025-10-24',
    clicks: 2_610,
    orders: 96,
    peak: '2025-11-06',
    by: { INSTAGRAM: 71, TIKTOK: 22, OTHER: 7 },
    in: gulf,
  },
  { who: SAAD, from: '2025-10-26', clicks: 2_455, orders: 83, peak: '2025-11-14', by: { INSTAGRAM: 52, TIKTOK: 41, OTHER: 7 }, in: gulf },
  {
    who: FAISAL,
    from: '2025-11-01',
    clicks: 1_210,
    orders: 41,
    peak: '2025-11-13',
    by: { TWITTER: 63, INSTAGRAM: 25, OTHER: 12 },
    in: gulf,
  },
  { who: REEM, from: '2025-11-05', clicks: 640, orders: 18, peak: '2025-11-15', by: { INSTAGRAM: 88, OTHER: 12 }, in: gulf },
]

/** What did not count, of a hundred clicks that did. */
const uncounted: Shares<UncountedReason> = { REPEAT: 5.2, BOT: 3.1, OWN_BROWSER: 0.8, PREFETCH: 0.5 }

/** A whole number as parts in proportion to weights, to the last one: the largest remainders get what rounding leaves. */
function parts(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (total * weight) / all)
  const whole = exact.map(Math.floor)
  const left = total - whole.reduce((sum, part) => sum + part, 0)
  const first = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
  for (const { index } of first.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

const daysFrom = (from: string): string[] => {
  const first = startOfDay(from)
  const count = Math.round((startOfDay(civilDate(worldNow)) - first) / day) + 1
  return Array.from({ length: count }, (_, index) => civilDate(first + index * day))
}

/** Thursdays and Fridays are busiest, and a post that went around is opened for three days. */
function weightOf(date: string, { peak, who }: Row): number {
  const weekday = new Date(Date.parse(date)).getUTCDay()
  const rhythm = weekday === 4 ? 1.5 : weekday === 5 ? 1.35 : 1
  const after = Math.round((startOfDay(date) - startOfDay(peak)) / day)
  const boost = after === 0 ? 3.2 : after === 1 ? 2 : after === 2 ? 1.4 : 1
  return rhythm * boost * (0.8 + randomFor(`rhythm:${who.profile.id}:${date}`).next() * 0.4)
}

/** The clicks of one participant by day, channel and country. */
function clicksOf(row: Row): Omit<DayCountRecord, 'approved' | 'revenue'>[] {
  const dates = daysFrom(row.from)
  const [channels, countries] = [Object.entries(row.by) as [Channel, number][], Object.entries(row.in)]
  const ofDays = parts(
    row.clicks,
    dates.map((date) => weightOf(date, row)),
  )
  return dates.flatMap((date, index) => {
    const cells = channels.flatMap(([channel, share]) =>
      countries.map(([country, part = 0]) => ({ channel, country, weight: share * part * (0.7 + 0.6 * tilt(date, channel, country)) })),
    )
    const counts = parts(
      ofDays[index] ?? 0,
      cells.map(({ weight }) => weight),
    )
    return cells.flatMap(({ channel, country }, at) => {
      const clicks = counts[at] ?? 0
      return clicks === 0 ? [] : { programId, profileId: row.who.profile.id, day: date, channel, country, clicks }
    })
  })
}

const tilt = (...key: string[]) => randomFor(`tilt:${key.join(':')}`).next()

function countsOf(row: Row): DayCountRecord[] {
  const clicks = clicksOf(row)
  const random = randomFor(`orders:${row.who.profile.id}`)
  const orders = parts(
    row.orders,
    clicks.map((cell) => cell.clicks * (0.5 + random.next())),
  )
  const amount = () => random.between(6_500, 13_000)
  return clicks.map((cell, index) => {
    const approved = orders[index] ?? 0
    return { ...cell, approved, revenue: Array.from({ length: approved }, amount).reduce((sum, one) => sum + one, 0) }
  })
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

type Day = { day: string; clicks: number; approved: number }

const byDay = (cells: readonly DayCountRecord[]): Day[] =>
  [...Map.groupBy(cells, (cell) => cell.day)].map(([date, own]) => ({
    day: date,
    clicks: sum(own.map(({ clicks }) => clicks)),
    approved: sum(own.map(({ approved }) => approved)),
  }))

/** The evening of a day of Riyadh, or now where that is still to come. */
const eveningOf = (date: string) => Math.min(startOfDay(date) + 21 * hour, worldNow - hour)

function uncountedOf({ who }: Row, days: readonly Day[]): UncountedDayRecord[] {
  const profileId = who.profile.id
  return days.flatMap(({ day: date, clicks }) =>
    (Object.entries(uncounted) as [UncountedReason, number][]).flatMap(([reason, share]): UncountedDayRecord[] => {
      const count = Math.round((clicks * share * (0.5 + tilt(profileId, date, reason))) / 100)
      return count === 0 ? [] : [{ programId, profileId, day: date, kind: 'CLICK', reason, count }]
    }),
  )
}

/** The milestones that were reached, on the day that brought the order; cash was paid by the runs of Sundays since. */
function rewardsOf({ who }: Row, days: readonly Day[]): RewardRecord[] {
  let orders = 0
  const reached = new Map<number, string>()
  for (const { day: date, approved } of days) {
    orders += approved
    for (const { target } of milestones) if (orders >= target && !reached.has(target)) reached.set(target, date)
  }
  return milestones.flatMap((milestone): RewardRecord[] => {
    const date = reached.get(milestone.target)
    if (date === undefined) return []
    const achievedAt = eveningOf(date)
    const run = nextPayoutRun('WEEKLY', achievedAt)
    const isPaid = milestone.rewardType === 'CASH' && run <= worldNow
    const delivered = achievedAt + 3 * day
    return [
      {
        id: idOf(`reward:${milestone.id}:${who.profile.id}`, achievedAt),
        programId,
        profileId: who.profile.id,
        milestoneId: milestone.id,
        rewardType: milestone.rewardType,
        amount: milestone.amount ?? 0,
        state: isPaid ? 'Paid' : 'Accrued',
        achievedAt,
        payableAt: achievedAt,
        paidAt: isPaid ? run : null,
        payoutRunId: null,
        deliveredAt: milestone.rewardType === 'EXPERIENCE' && delivered <= worldNow ? delivered : null,
        returnedAt: null,
      },
    ]
  })
}

function resultOf({ who, from }: Row, cells: readonly DayCountRecord[]): ParticipantResultRecord {
  return {
    programId,
    profileId: who.profile.id,
    clicks: sum(cells.map(({ clicks }) => clicks)),
    approved: sum(cells.map(({ approved }) => approved)),
    revenue: sum(cells.map(({ revenue }) => revenue)),
    firstClickAt: startOfDay(from) + 9 * hour,
    lastResultAt: worldNow - hour,
  }
}

const counted = rows.map((row) => {
  const cells = countsOf(row)
  return { row, cells, days: byDay(cells) }
})

const visitorsOf = (participantId: string | null, days: readonly Day[], share: number): VisitorDayRecord[] =>
  days.map(({ day: date, clicks }) => ({ programId, participantId, day: date, visitors: Math.ceil(clicks * share) }))

/** Four weeks of one program, for as long as the demonstration has no traffic of its own. */
export const sampleResults = {
  dayCounts: counted.flatMap(({ cells }) => cells),
  uncountedDays: counted.flatMap(({ row, days }) => uncountedOf(row, days)),
  visitorDays: [
    ...counted.flatMap(({ row, days }) => visitorsOf(row.who.profile.id, days, 0.86)),
    ...visitorsOf(null, byDay(counted.flatMap(({ cells }) => cells)), 0.84),
  ],
  participantResults: counted.map(({ row, cells }) => resultOf(row, cells)),
  programRewards: counted.flatMap(({ row, days }) => rewardsOf(row, days)),
} as const
