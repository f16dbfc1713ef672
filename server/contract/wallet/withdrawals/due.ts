import { addWorkingDays } from '../../platform/working-days.ts'
import { walletLimits } from '../limits.ts'

const day = 86_400_000

/**
 * Returns the time by which the bank should pay a withdrawal that began at `createdAt`: the highest usual number of working days
 * later (Appendix C).
 */
export const dueFrom = (createdAt: number): number => addWorkingDays(createdAt, walletLimits.withdrawalDays.most)

/**
 * Returns the earliest start time of a withdrawal that is not overdue now. A list of overdue withdrawals can be filtered by this time:
 * every withdrawal that began earlier is overdue.
 */
export function overdueIfCreatedBefore(now: number): number {
  // Due times rise with start times, so a binary search works. Two weeks contain any three working days.
  let [overdue, notYet] = [now - 14 * day, now + 1]
  while (notYet - overdue > 1) {
    const middle = Math.floor((overdue + notYet) / 2)
    if (dueFrom(middle) < now) overdue = middle
    else notYet = middle
  }
  return notYet
}
