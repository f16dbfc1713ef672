import { addWorkingDays } from '../../platform/working-days.ts'
import { walletLimits } from '../limits.ts'

const day = 86_400_000

/** By when the bank should have paid a withdrawal that was begun at a moment: the last of the usual working days (Appendix C). */
export const dueFrom = (createdAt: number): number => addWorkingDays(createdAt, walletLimits.withdrawalDays.most)

/**
 * The first moment at which a withdrawal could begin and not be overdue now: all that were begun before it were due before `now`, so that a
 * list is filtered by when they began.
 */
export function overdueIfBegunBefore(now: number): number {
  // Later withdrawals are never due earlier, so the moment is found by halving. Two weeks hold any three working days.
  let [overdue, notYet] = [now - 14 * day, now + 1]
  while (notYet - overdue > 1) {
    const middle = Math.floor((overdue + notYet) / 2)
    if (dueFrom(middle) < now) overdue = middle
    else notYet = middle
  }
  return notYet
}
