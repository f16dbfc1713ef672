import type { EarningsSummary } from '../generated/user-sdl-types.ts'
import { plusDays } from '../insights/days.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import type { DayRange } from '../tracking/days.ts'
import type { TalentEarningsRecord } from './record.ts'
import { payingRun } from './rewards.ts'

/** Cash that is earned and not paid yet, with how often its program pays. */
export type PendingReward = { readonly amount: number; readonly payableAt: number; readonly frequency: PayoutFrequency }

/** What somebody earned in whichever programs: the nearest run pays what its programs pay on that day (L-08). */
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

/** What one profile earned in one program. */
export type EarnedIn = {
  readonly profileId: string
  readonly programId: string
  readonly programName: string
  readonly paid: number
  readonly pending: readonly PendingReward[]
}

/** What was earned in all of these together. */
export const allEarnings = (earned: readonly EarnedIn[], now: number): EarningsSummary =>
  earningsOf(
    earned.flatMap(({ pending }) => pending),
    earned.reduce((sum, { paid }) => sum + paid, 0),
    now,
  )

type Earning = { readonly earnings: EarningsSummary }

/** The most to come first, then the most paid; those alike by their ids, so that the order stays. */
const byEarnings =
  <Row extends Earning>(idOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    other.earnings.pending - one.earnings.pending || other.earnings.paid - one.earnings.paid || (idOf(one) < idOf(other) ? -1 : 1)

const hasEarned = ({ earnings: { pending, paid } }: Earning): boolean => pending > 0 || paid > 0

/** Each who has earned anything, with the programs it came from: the most to come first, in both. */
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

/** The seven days that end today in Riyadh, and the seven before. */
export function weeksAt(now: number): { week: DayRange; before: DayRange } {
  const end = civilDate(now)
  return {
    week: { start: plusDays(end, -6), end },
    before: { start: plusDays(end, -13), end: plusDays(end, -7) },
  }
}
