import type { Localized } from '../platform/language.ts'

/** A milestone as a wallet names it; `title` says what was reached: “25 orders”. */
export type RewardedMilestone = { readonly milestoneId: string; readonly target: number; readonly title: Localized }

/**
 * Rewards of one milestone together: how many they are, and what they come to in halalas. `reachedOn`: the day of Riyadh on which it was
 * reached; null of several.
 */
export type MilestoneRewards = RewardedMilestone & { readonly count: number; readonly amount: number; readonly reachedOn: string | null }

/** Rewards as one line for each milestone, the nearest milestone first. Counts and sums stay what they were. */
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

/** How many rewards some lines are. */
export const countOf = (lines: readonly Pick<MilestoneRewards, 'count'>[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** What some lines come to, in halalas. */
export const amountOf = (lines: readonly Pick<MilestoneRewards, 'amount'>[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
