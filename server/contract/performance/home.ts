import type { EarningsSummary } from '../generated/user-sdl-types.ts'
import { plusDays } from '../insights/days.ts'
import { civilDate, startOfDay } from '../platform/riyadh.ts'
import type { ObjectiveType } from '../programs/types.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import type { DayRange } from '../tracking/days.ts'
import { objectiveOf } from './counts.ts'
import type { HomeTodayRecord, TalentEarningsRecord } from './record.ts'
import { payingRun } from './rewards.ts'

/**
 * A cash reward that is earned and not paid yet. `amount` is in halalas; `payableAt` is the end of its hold; `frequency` is how often its
 * program pays.
 */
export type PendingReward = { readonly amount: number; readonly payableAt: number; readonly frequency: PayoutFrequency }

/**
 * Returns the sum of earnings in several programs. `nextPayoutAmount` is the amount that all programs together pay in the nearest payout
 * run (L-08).
 */
export function earningsOf(pending: readonly PendingReward[], paid: number, now: number): EarningsSummary {
  const runs = pending.map(({ amount, payableAt, frequency }) => ({ amount, at: payingRun(frequency, payableAt, now) ?? now }))
  const nearest = Math.min(...runs.map(({ at }) => at))
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  return {
    pending: sum(pending),
    paid,
    nextPayoutDate: runs.length === 0 ? null : civilDate(nearest),
    nextPayoutAmount: sum(runs.filter(({ at }) => at === nearest)),
  }
}

/** The earnings of one profile in one program. */
export type EarnedIn = {
  readonly profileId: string
  readonly programId: string
  readonly programName: string
  readonly paid: number
  readonly pending: readonly PendingReward[]
}

/** Returns the sum of these earnings over all profiles and programs. */
export const allEarnings = (earned: readonly EarnedIn[], now: number): EarningsSummary =>
  earningsOf(
    earned.flatMap(({ pending }) => pending),
    earned.reduce((sum, { paid }) => sum + paid, 0),
    now,
  )

type Earning = { readonly earnings: EarningsSummary }

/** Sorts by the pending amount, then by the paid amount, the highest first. Equal rows are sorted by id, so that the order is stable. */
const byEarnings =
  <Row extends Earning>(idOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    other.earnings.pending - one.earnings.pending || other.earnings.paid - one.earnings.paid || (idOf(one) < idOf(other) ? -1 : 1)

const hasEarned = ({ earnings: { pending, paid } }: Earning): boolean => pending > 0 || paid > 0

/**
 * Returns every profile with earnings, and for each profile the programs in which it earned them. Profiles and programs are both sorted by
 * `byEarnings`.
 */
export function talentEarnings(earned: readonly EarnedIn[], now: number): TalentEarningsRecord[] {
  const each = [...Map.groupBy(earned, ({ profileId }) => profileId)].map(([profileId, own]) => ({
    profileId,
    earnings: allEarnings(own, now),
    programs: own
      .map((one) => ({ programId: one.programId, programName: one.programName, earnings: allEarnings([one], now) }))
      .filter(hasEarned)
      .toSorted(byEarnings(({ programId }) => programId)),
  }))
  return each.filter(hasEarned).toSorted(byEarnings(({ profileId }) => profileId))
}

/** Returns the seven days that end today in Riyadh, and the seven days before them. */
export function weeksAt(now: number): { week: DayRange; before: DayRange } {
  const end = civilDate(now)
  return {
    week: { start: plusDays(end, -6), end },
    before: { start: plusDays(end, -13), end: plusDays(end, -7) },
  }
}

const dayLength = 24 * 60 * 60 * 1000

/**
 * Returns the two periods that home compares. `day` is today in Riyadh. `before` is yesterday from midnight to the same time of day
 * (`until` excluded), in milliseconds.
 */
export function todayAt(now: number): { day: string; before: { from: number; until: number } } {
  const day = civilDate(now)
  return { day, before: { from: startOfDay(plusDays(day, -1)), until: now - dayLength } }
}

/** Stored counts of one link of a running program, today and yesterday. `approved` are approved conversions. */
export type LinkToday = Pick<HomeTodayRecord, 'profileId' | 'programId' | 'programName' | 'coverImage'> & {
  readonly objectiveType: ObjectiveType | null
  readonly clicks: number
  readonly clicksBefore: number
  readonly approved: number
  readonly approvedBefore: number
}

/** Highest number of links that home shows. */
const linksShown = 5

/**
 * Returns the list of today's results on home: links with any results today or yesterday, sorted by clicks, the most first. `approved` is
 * in the unit of the program; for TRAFFIC that is the valid click (K-15).
 */
export const todayOf = (links: readonly LinkToday[]): HomeTodayRecord[] =>
  links
    .filter((link) => link.clicks + link.clicksBefore + link.approved + link.approvedBefore > 0)
    .map((link) => {
      const objectiveType = objectiveOf(link)
      const isTraffic = objectiveType === 'TRAFFIC'
      return {
        ...link,
        objectiveType,
        approved: isTraffic ? link.clicks : link.approved,
        approvedBefore: isTraffic ? link.clicksBefore : link.approvedBefore,
      }
    })
    .toSorted(
      (one, other) =>
        other.clicks - one.clicks ||
        other.clicksBefore - one.clicksBefore ||
        (`${one.profileId} ${one.programId}` < `${other.profileId} ${other.programId}` ? -1 : 1),
    )
    .slice(0, linksShown)
