import type { EarningsSummary } from '../generated/user-sdl-types.ts'
import { plusDays } from '../insights/days.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import type { DayRange } from '../tracking/days.ts'
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

/** Who has earned anything, the most to come first, then the most paid; those alike by their profiles, so that the order stays. */
export const byEarnings = (
  one: { profileId: string; earnings: EarningsSummary },
  other: { profileId: string; earnings: EarningsSummary },
): number =>
  other.earnings.pending - one.earnings.pending || other.earnings.paid - one.earnings.paid || (one.profileId < other.profileId ? -1 : 1)

export const hasEarned = ({ earnings: { pending, paid } }: { earnings: EarningsSummary }): boolean => pending > 0 || paid > 0

/** The seven days that end today in Riyadh, and the seven before. */
export function weeksAt(now: number): { week: DayRange; before: DayRange } {
  const end = civilDate(now)
  return {
    week: { start: plusDays(end, -6), end },
    before: { start: plusDays(end, -13), end: plusDays(end, -7) },
  }
}
