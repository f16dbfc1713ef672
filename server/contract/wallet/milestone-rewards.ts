import type { Localized } from '../platform/language.ts'

/** A milestone with its title in the wallet. `title`: “25 orders”. */
export type RewardedMilestone = { readonly milestoneId: string; readonly target: number; readonly title: Localized }

/**
 * The count and the sum of the rewards of one milestone. The sum is in halalas. `reachedOn` is the day in Riyadh on which the milestone was
 * reached; null for several rewards.
 */
export type MilestoneRewards = RewardedMilestone & { readonly count: number; readonly amount: number; readonly reachedOn: string | null }

/** Returns one line for each milestone, the nearest milestone first. Total count and sum do not change. */
export function byMilestone(rewards: readonly MilestoneRewards[]): MilestoneRewards[] {
  const lines = new Map<string, MilestoneRewards>()
  for (const reward of rewards) {
    const { milestoneId } = reward
    const known = lines.get(milestoneId)
    const both = known && { ...known, count: known.count + reward.count, amount: known.amount + reward.amount, reachedOn: null }
    lines.set(milestoneId, both ?? reward)
  }
  return [...lines.values()].toSorted((one, other) => one.target - other.target || one.milestoneId.localeCompare(other.milestoneId))
}

/** Returns the number of rewards in these lines. */
export const countOf = (lines: readonly Pick<MilestoneRewards, 'count'>[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** Returns the sum of these lines, in halalas. */
export const amountOf = (lines: readonly Pick<MilestoneRewards, 'amount'>[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
