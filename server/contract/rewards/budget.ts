import type { ProgramMoney } from '../programs/budget/usage.ts'
import { remainingOf } from '../programs/budget/usage.ts'
import type { Sharing } from './held.ts'
import { isBound, type RewardRecord } from './record.ts'

/**
 * Orders rewards by time. Of two rewards at the same time the smaller one comes first, so that a budget pays more rewards. If both are
 * equal, profile and id decide, so that the order is the same in every process.
 */
const oldestFirst = (one: RewardRecord, other: RewardRecord) =>
  one.achievedAt - other.achievedAt ||
  one.amount - other.amount ||
  one.profileId.localeCompare(other.profileId) ||
  one.id.localeCompare(other.id)

const isCash = ({ rewardType }: Pick<RewardRecord, 'rewardType'>) => rewardType === 'CASH'

/** New and waiting rewards after a budget decision. */
export type BudgetDecision = {
  /** Rewards that waited and are now bound in the budget. */
  readonly granted: readonly RewardRecord[]
  /** The new rewards in the given order, each with its state. */
  readonly taken: readonly RewardRecord[]
}

/**
 * Decides which rewards are bound in a budget, to the halala (L-06, L-07): first waiting rewards, the oldest first, then new ones in the
 * given order. A reward that fits the rest of the budget is bound; any other waits without blocking the rewards after it. An experience
 * costs nothing. The cash of participants in `sharing`, who share a contact with the owner, is held (Y-08).
 */
export function decideBudget(
  money: ProgramMoney,
  waiting: readonly RewardRecord[],
  fresh: readonly RewardRecord[],
  sharing: Sharing,
): BudgetDecision {
  let left = remainingOf(money)
  const take = (reward: RewardRecord): RewardRecord => {
    if (isCash(reward) && reward.amount > left) return { ...reward, state: 'Waiting' }
    left -= isCash(reward) ? reward.amount : 0
    return { ...reward, state: isCash(reward) && sharing.has(reward.profileId) ? 'Held' : 'Accrued' }
  }
  const granted = waiting.toSorted(oldestFirst).map(take).filter(isBound)
  return { granted, taken: fresh.map(take) }
}

/** Returns the sum of rewards that are earned and not paid, in halalas. The sum is bound in the budget and includes held rewards. */
export const accruedOf = (rewards: readonly Pick<RewardRecord, 'state' | 'amount' | 'rewardType'>[]): number =>
  rewards.filter((reward) => isBound(reward) && isCash(reward)).reduce((sum, { amount }) => sum + amount, 0)
