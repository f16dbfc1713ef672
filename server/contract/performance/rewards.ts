import { usageOf, type BudgetUsage } from '../programs/budget/usage.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { boundStates, spentStates, type RewardRecord } from '../rewards/record.ts'
import { nextPayoutRun, type PayoutFrequency } from '../wallet/payout-run.ts'

/** All rewards of one milestone with the same state. `count` is their number; `amount` is their cash in halalas. */
export type RewardGroup = Pick<RewardRecord, 'milestoneId' | 'rewardType' | 'state'> & { readonly count: number; readonly amount: number }

/** Groups rewards by milestone and state. */
export function rewardGroups(rewards: readonly RewardRecord[]): RewardGroup[] {
  const alike = Map.groupBy(rewards, ({ milestoneId, rewardType, state }) => [milestoneId, rewardType, state].join(' '))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { milestoneId, rewardType, state } = first
    return { milestoneId, rewardType, state, count: group.length, amount: group.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

/**
 * Returns whether a reward's milestone counts as reached. The milestone of a reward that waits for budget is in progress (L-07). The
 * milestone of a refused reward does not count (Y-08).
 */
export const isReached = ({ state }: Pick<RewardRecord, 'state'>): boolean => state !== 'Waiting' && state !== 'Refused'

type Group = Pick<RewardGroup, 'rewardType' | 'state' | 'amount'>

const cashIn = (groups: readonly Group[], states: readonly RewardRecord['state'][]) =>
  groups.filter(({ rewardType, state }) => rewardType === 'CASH' && states.includes(state)).reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns the cash in halalas that is earned and waits for a payout run. Rewards that are held for review are not included, because they
 * may be refused (Y-08).
 */
export const pendingOf = (groups: readonly Group[]): number => cashIn(groups, ['Accrued'])
/** Returns the cash in halalas that was paid. */
export const paidOf = (groups: readonly Group[]): number => cashIn(groups, ['Paid'])
/** Returns the cash that rewards took from the budget, paid or not yet paid, in halalas (L-06). */
export const spendOf = (groups: readonly Group[]): number => cashIn(groups, spentStates)

/** Returns how much of a program's budget is used by its rewards (L-06). */
export const budgetOf = ({ budget }: Pick<ProgramRecord, 'budget'>, groups: readonly Group[]): BudgetUsage =>
  usageOf({ budget }, { escrow: budget - paidOf(groups), accrued: cashIn(groups, boundStates) })

/** Returns the number of rewards whose milestone was reached. */
export const reachedIn = (groups: readonly Pick<RewardGroup, 'state' | 'count'>[]): number =>
  groups.filter(isReached).reduce((sum, { count }) => sum + count, 0)

type Payable = Pick<RewardRecord, 'profileId' | 'rewardType' | 'state' | 'amount' | 'payableAt'>

const isPending = ({ rewardType, state }: Payable) => rewardType === 'CASH' && state === 'Accrued'

/**
 * Returns the time of the first payout run that pays any reward (L-08); null if no reward waits. `payableAt` is the earliest end of a
 * reward's hold; null if no reward waits.
 */
export const payingRun = (frequency: PayoutFrequency, payableAt: number | null, now: number): number | null =>
  payableAt === null ? null : nextPayoutRun(frequency, Math.max(payableAt, now))

/** The next payout run: its time, its amount in halalas, and its number of participants. */
export type NextPayout = { readonly at: number | null; readonly amount: number; readonly participants: number }

export const noPayout: NextPayout = { at: null, amount: 0, participants: 0 }

/** Returns the first payout run that pays any of the rewards, with the amount that it pays (L-08, N-12). */
export function nextPayoutOf(rewards: readonly Payable[], frequency: PayoutFrequency, now: number): NextPayout {
  const pending = rewards.filter(isPending)
  const at = payingRun(frequency, pending.length === 0 ? null : Math.min(...pending.map(({ payableAt }) => payableAt)), now)
  if (at === null) return noPayout
  const due = pending.filter(({ payableAt }) => payableAt <= at)
  return {
    at,
    amount: due.reduce((sum, { amount }) => sum + amount, 0),
    participants: new Set(due.map(({ profileId }) => profileId)).size,
  }
}
