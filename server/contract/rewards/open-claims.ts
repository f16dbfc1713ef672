import type { OpenClaims } from '../programs/budget/claims.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { Undecided } from '../tracking/undecided.ts'
import type { RewardRecord } from './record.ts'

const amountOf = ({ rewardType, amount = 0 }: Milestone) => (rewardType === 'CASH' ? amount : 0)

/**
 * What may still be earned by what is undecided (Y-12). A milestone is rewarded once for each participant, so the most that can come of it
 * is the cash of all milestones that its participants were not rewarded for; what waits for budget is among that, and what is held is
 * bound in the budget already. Nobody else can earn anything by these decisions.
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
