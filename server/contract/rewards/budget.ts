import type { ProgramMoney } from '../programs/budget/usage.ts'
import { remainingOf } from '../programs/budget/usage.ts'
import type { Sharing } from './held.ts'
import { isBound, type RewardRecord } from './record.ts'

/** Of one moment the smaller comes first, so that a budget reaches more of them; the rest is decided, and the same wherever it is counted. */
const oldestFirst = (one: RewardRecord, other: RewardRecord) =>
  one.achievedAt - other.achievedAt ||
  one.amount - other.amount ||
  one.profileId.localeCompare(other.profileId) ||
  one.id.localeCompare(other.id)

const isCash = ({ rewardType }: Pick<RewardRecord, 'rewardType'>) => rewardType === 'CASH'

/** Rewards by what became of them. */
export type BudgetDecision = {
  /** Waited until now, and are taken from the budget. */
  readonly granted: readonly RewardRecord[]
  /** The new ones, in the order given, each with its state. */
  readonly taken: readonly RewardRecord[]
}

/**
 * What a budget is taken for, to the halala (L-06, L-07). What waits comes first, the oldest of it before the rest, then what is new in
 * the order given. Each either fits what is left, or waits and holds up no other; an experience takes nothing. Cash of those who are
 * `sharing` a contact with the owner is held from then on (Y-08).
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

/** What is earned and not paid of some rewards, in halalas: they are bound in the budget, also those that are held. */
export const accruedOf = (rewards: readonly Pick<RewardRecord, 'state' | 'amount' | 'rewardType'>[]): number =>
  rewards.filter((reward) => isBound(reward) && isCash(reward)).reduce((sum, { amount }) => sum + amount, 0)
