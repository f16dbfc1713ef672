import type { Milestone } from '@wasla/contract/programs/step-data.ts'
import type { Goal } from '@wasla/design-system/components/GoalPath'

/** Returns the milestones as goals of the path. An unfinished milestone has an amount of 0 or an empty title. */
export const goalsOf = (milestones: readonly Milestone[]): Goal[] =>
  milestones.map(({ id, target, rewardType, amount, title }) => ({
    id,
    target,
    reward: rewardType === 'CASH' ? { kind: 'cash', halalas: amount ?? 0 } : { kind: 'experience', title: title ?? '' },
  }))

/** All possible rewards of one participant: cash in halalas, titles of experiences, and the last target. */
export type Earnings = { cash: number; experiences: readonly string[]; lastTarget: number }

export function earningsOf(milestones: readonly Milestone[]): Earnings {
  return {
    cash: milestones.reduce((sum, { rewardType, amount }) => sum + (rewardType === 'CASH' ? (amount ?? 0) : 0), 0),
    experiences: milestones.flatMap(({ rewardType, title }) => (rewardType === 'EXPERIENCE' && title ? [title] : [])),
    lastTarget: milestones.at(-1)?.target ?? 0,
  }
}
