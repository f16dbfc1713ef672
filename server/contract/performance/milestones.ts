import type { MilestonePerformance, PerformanceStep, RewardReview } from '../generated/user-sdl-types.ts'
import { moneyText } from '../platform/money-text.ts'
import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from '../rewards/record.ts'
import { isReached, type RewardGroup } from './rewards.ts'

/** Returns one step for each milestone, in order. The count of a step is at most its target (O-02). */
export const stepsOf = (milestones: readonly Milestone[], count: number): PerformanceStep[] =>
  milestones.map(({ target }) => ({ targetClicks: target, currentClicks: Math.min(count, target) }))

const percentOf = (count: number, target: number) => Math.min(100, (count / target) * 100)

const rewardText = ({ rewardType, amount = 0, title = '' }: Milestone, language: Language) =>
  rewardType === 'CASH' ? moneyText(amount, language) : title

/** Returns a milestone with its reward and its progress. `count` is in the unit of the objective. */
const milestoneOf = (milestone: Milestone, count: number, language: Language) => ({
  id: milestone.id,
  per: milestone.target,
  clicks: count,
  rewardType: milestone.rewardType,
  reward: rewardText(milestone, language),
  rewardAmount: milestone.rewardType === 'CASH' ? (milestone.amount ?? 0) : null,
  percent: percentOf(count, milestone.target),
})

/** Review by the back office that is shown for a state of a reward (Y-08). */
const reviews: Readonly<Partial<Record<RewardRecord['state'], RewardReview>>> = { Held: 'HELD', Refused: 'REFUSED' }

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns the milestones of one participant, each with the state of its reward (O-03, L-07, L-12). */
export function participantMilestones(
  milestones: readonly Milestone[],
  count: number,
  rewards: readonly RewardRecord[],
  language: Language,
): MilestonePerformance[] {
  return milestones.map((milestone) => {
    const reward = rewards.find(({ milestoneId }) => milestoneId === milestone.id)
    const reached = reward && isReached(reward) ? reward : null
    return {
      ...milestoneOf(milestone, count, language),
      status: reached ? 'Achieved' : 'InProgress',
      waitingForBudget: reward?.state === 'Waiting',
      review: reward ? (reviews[reward.state] ?? null) : null,
      achievedAt: orNull(reached?.achievedAt ?? null),
      paidAt: orNull(reached?.paidAt ?? null),
      deliveredAt: orNull(reached?.deliveredAt ?? null),
      achievedBy: reached ? 1 : 0,
    }
  })
}

/**
 * Returns the milestones of a whole program: `count` is the sum over all participants, and a milestone is achieved if any participant
 * reached it (O-03). The times of achievement and payment are null, because they belong to single participants.
 */
export function programMilestones(
  milestones: readonly Milestone[],
  count: number,
  groups: readonly RewardGroup[],
  language: Language,
): MilestonePerformance[] {
  return milestones.map((milestone) => {
    const own = groups.filter(({ milestoneId }) => milestoneId === milestone.id)
    const achievedBy = own.filter(isReached).reduce((sum, group) => sum + group.count, 0)
    return {
      ...milestoneOf(milestone, count, language),
      status: achievedBy > 0 ? 'Achieved' : 'InProgress',
      waitingForBudget: own.some(({ state }) => state === 'Waiting'),
      review: own.some(({ state }) => state === 'Held') ? 'HELD' : null,
      achievedAt: null,
      paidAt: null,
      deliveredAt: null,
      achievedBy,
    }
  })
}
