import type { DayCountRecord, UncountedDayRecord, VisitorDayRecord } from '@wasla/contract/performance/record.ts'
import type { ParticipantResultRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ConversionRecord, SecondLookRecord } from '@wasla/contract/tracking/record.ts'
import type { ProgramChange } from '../wallet-rows.ts'
import { clickMoment, clicksOf, conversionsOf, type MadeClick } from './day-events.ts'
import { dayCountsOf, uncountedOf, visitorDaysOf } from './day-counts.ts'
import { dayPlans, type DayPlan } from './day-plans.ts'
import { earnedOf, type PlayedDay } from './earned.ts'
import { changesOfRun, rewardsOf, runRecord, runsOf } from './payouts.ts'
import { networkCasesAt, openLinks, type MadeCases } from './network-cases.ts'
import { plans } from './plans.ts'
import { secondLooksAt } from './second-looks.ts'

/** What clicks and conversions made, for a world that stands at a moment. */
export type Results = MadeCases & {
  /** Those of conversions that wait or are held and of open network cases, which are decided by looking at them; all others are only counted. */
  clicks: MadeClick[]
  /** When yesterday's valid clicks came, of each link: home compares today with yesterday to the same time of day. */
  yesterdaysClicks: { programId: string; profileId: string; at: readonly number[] }[]
  conversions: ConversionRecord[]
  secondLooks: SecondLookRecord[]
  participantResults: ParticipantResultRecord[]
  dayCounts: DayCountRecord[]
  uncountedDays: UncountedDayRecord[]
  visitorDays: VisitorDayRecord[]
  programRewards: RewardRecord[]
  payoutRuns: PayoutRunRecord[]
  /** What payout runs did to wallets. */
  payouts: ProgramChange[]
  /** The days that it is made of; `clicksOf` has their clicks, which nobody needs one by one before the server's seed. */
  days: readonly PlayedDay[]
}

const countsOf = ({ status }: ConversionRecord) => status === 'Approved'

/** All clicks of the links and days that an open network case is judged by; of others those that undecided conversions came from. */
function lookedAtClicks({ day, conversions }: PlayedDay, links: ReturnType<typeof openLinks>): MadeClick[] {
  const { of, member } = day.plan
  const isOfCase = links.some(
    ({ programId, profileId, from, to }) =>
      programId === of.program.id && profileId === member.profile.id && from <= day.date && day.date <= to,
  )
  if (isOfCase) return clicksOf(day)
  const held = new Set(conversions.flatMap(({ status, clickId }) => (status === 'Held' || status === 'Pending' ? [clickId] : [])))
  return held.size === 0 ? [] : clicksOf(day).filter(({ id }) => held.has(id))
}

const momentsOf = (day: DayPlan): Results['yesterdaysClicks'] => [
  {
    programId: day.plan.of.program.id,
    profileId: day.plan.member.profile.id,
    at: Array.from({ length: day.clicks }, (_, index) => clickMoment(day, index)),
  },
]

/** What a participant's days add up to. */
function participantResult(days: readonly PlayedDay[]): ParticipantResultRecord[] {
  const [first] = days
  const last = days.findLast(({ day }) => day.clicks > 0)
  if (!first || !last) return []
  const { of, member, event } = first.day.plan
  const counted = days.flatMap(({ conversions }) => conversions.filter(countsOf))
  const clicks = days.reduce((sum, { day }) => sum + day.clicks, 0)
  const begun = days.find(({ day }) => day.clicks > 0)
  return [
    {
      programId: of.program.id,
      profileId: member.profile.id,
      clicks,
      approved: event === null ? clicks : counted.length,
      revenue: counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      firstClickAt: begun ? clickMoment(begun.day, 0) : null,
      lastResultAt: Math.max(clickMoment(last.day, last.day.clicks - 1), counted.at(-1)?.receivedAt ?? 0),
      holdFrom: event === null ? clickMoment(last.day, last.day.clicks - 1) : (counted.at(-1)?.receivedAt ?? null),
    },
  ]
}

/**
 * Ninety days of clicks and conversions with what follows from them: counts by day, milestones, rewards, payout runs. Made of the plans and
 * of the calendar around `now`, so that Thursdays, a White Friday and the nights of Ramadan are where they are; sums by week, and with
 * them everything that is paid, are the same on every day.
 */
export function resultsAt(now: number): Results {
  const days = dayPlans(plans, now).map((day): PlayedDay => ({ day, conversions: conversionsOf(day) }))
  const people = [...Map.groupBy(days, ({ day }) => day.row).values()]
  const earned = people.flatMap(earnedOf)
  const runs = runsOf(earned, now)
  const links = openLinks(now)
  return {
    clicks: days.flatMap((one) => lookedAtClicks(one, links)),
    yesterdaysClicks: days.flatMap(({ day }) => (day.ago === 1 ? momentsOf(day) : [])),
    conversions: days.flatMap(({ conversions }) => conversions),
    ...networkCasesAt(now),
    secondLooks: secondLooksAt(now),
    participantResults: people.flatMap(participantResult),
    dayCounts: days.flatMap(({ day, conversions }) => dayCountsOf(day, conversions)),
    uncountedDays: days.flatMap(({ day }) => uncountedOf(day)),
    visitorDays: visitorDaysOf(days.map(({ day }) => day)),
    programRewards: rewardsOf(earned, now),
    payoutRuns: runs.map(runRecord),
    payouts: runs.flatMap(changesOfRun),
    days,
  }
}
