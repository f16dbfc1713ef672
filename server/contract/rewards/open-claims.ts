import type { OpenClaims } from '../programs/budget/claims.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { Undecided } from '../tracking/undecided.ts'
import type { RewardRecord } from './record.ts'

const amountOf = ({ rewardType, amount = 0 }: Milestone) => (rewardType === 'CASH' ? amount : 0)

/**
 * Returns what undecided results may still earn (Y-12), in halalas. A participant earns a milestone at most once. The sum is therefore the
 * cash of all milestones that participants with undecided results have not earned yet. Rewards that wait for budget are included. Held
 * rewards are not included, because they are already bound in the budget.
 */
export function openClaimsOf(
  undecided: readonly Undecided[],
  milestones: readonly Milestone[],
  rewards: readonly RewardRecord[],
): OpenClaims {
  const people = new Set(undecided.map(({ profileId }) => profileId))
  const rewarded = new Set(
    rewards.filter(({ state }) => state !== 'Waiting').map(({ profileId, milestoneId }) => `${profileId} ${milestoneId}`),
  )
  let amount = 0
  for (const profileId of people)
    for (const milestone of milestones) if (!rewarded.has(`${profileId} ${milestone.id}`)) amount += amountOf(milestone)
  const since = undecided.reduce<number | null>((oldest, one) => Math.min(oldest ?? one.since, one.since), null)
  return { count: undecided.length, amount, since }
}
