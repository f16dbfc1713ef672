import type { DayCountRecord, UncountedDayRecord, VisitorDayRecord } from '@wasla/contract/performance/record.ts'
import type { ParticipantResultRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ConversionRecord, ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import type { ProgramChange } from '../wallet-rows.ts'
import { clickMoment, clicksOf, conversionsOf, type MadeClick } from './day-events.ts'
import { dayCountsOf, uncountedOf, visitorDaysOf } from './day-counts.ts'
import { dayPlans, type DayPlan } from './day-plans.ts'
import { earnedOf, type SimulatedDay } from './earned.ts'
import { changesOfRun, rewardsOf, runRecord, runsOf } from './payouts.ts'
import { networkCasesAt, openLinks, type MadeCases } from './network-cases.ts'
import { plans } from './plans.ts'
import { reviewRequestsAt } from './review-requests.ts'

/** All results of a world at one time. */
export type Results = MadeCases & {
  /** Clicks that admins look at: those of undecided conversions and of open network cases. All other clicks are only counted. */
  clicks: MadeClick[]
  /** Times of yesterday's valid clicks, by link. The home page compares today with yesterday up to the same time of day. */
  yesterdaysClicks: { programId: string; profileId: string; at: readonly number[] }[]
  conversions: ConversionRecord[]
  reviewRequests: ReviewRequestRecord[]
  participantResults: ParticipantResultRecord[]
  dayCounts: DayCountRecord[]
  uncountedDays: UncountedDayRecord[]
  visitorDays: VisitorDayRecord[]
  programRewards: RewardRecord[]
  payoutRuns: PayoutRunRecord[]
  /** Wallet changes by payout runs. */
  payouts: ProgramChange[]
  /** The days from which the results follow. `clicksOf` creates the clicks of a day, which only the server's seed needs. */
  days: readonly SimulatedDay[]
}

const countsOf = ({ status }: ConversionRecord) => status === 'Approved'

/**
 * Returns the clicks of a day that admins look at. If the link and day belong to an open network case, these are all clicks. Otherwise,
 * they are the clicks of undecided conversions.
 */
function lookedAtClicks({ day, conversions }: SimulatedDay, links: ReturnType<typeof openLinks>): MadeClick[] {
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

/** Returns the totals of all days of a participant. */
function participantResult(days: readonly SimulatedDay[]): ParticipantResultRecord[] {
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
 * Returns ninety days of clicks and conversions, with their counts, milestones, rewards and payout runs. They follow from the plans and the
 * calendar around `now`. Thursdays, White Friday and nights of Ramadan are on their real dates. The totals of a week are the same for every
 * `now`, and so are all payments.
 */
export function resultsAt(now: number): Results {
  const days = dayPlans(plans, now).map((day): SimulatedDay => ({ day, conversions: conversionsOf(day) }))
  const people = [...Map.groupBy(days, ({ day }) => day.row).values()]
  const earned = people.flatMap(earnedOf)
  const runs = runsOf(earned, now)
  const links = openLinks(now)
  return {
    clicks: days.flatMap((one) => lookedAtClicks(one, links)),
    yesterdaysClicks: days.flatMap(({ day }) => (day.ago === 1 ? momentsOf(day) : [])),
    conversions: days.flatMap(({ conversions }) => conversions),
    ...networkCasesAt(now),
    reviewRequests: reviewRequestsAt(now),
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
