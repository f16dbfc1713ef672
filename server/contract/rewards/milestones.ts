import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from './record.ts'

/** How a new count changes the milestones of one participant. */
export type MilestoneChange = {
  /** Milestones that are reached now and not rewarded yet, the lowest first. */
  readonly achieved: readonly Milestone[]
  /** Unpaid rewards whose milestone is no longer reached. These rewards are taken back (N-13). */
  readonly reopened: readonly RewardRecord[]
}

const isDecided = ({ state }: Pick<RewardRecord, 'state'>) => state === 'Paid' || state === 'Returned' || state === 'Refused'

/** The order in which milestones are rewarded, independent of their order in the step. */
const byTarget = (one: Milestone, other: Milestone) => one.target - other.target || one.id.localeCompare(other.id)

/**
 * Decides which milestones a count newly reaches, and which reopen because the count fell (N-13, X-21). A milestone is rewarded at most
 * once. Paid and delivered rewards stay. Returned and refused rewards stay too, and cannot be earned again (Y-08).
 */
export function decideMilestones(milestones: readonly Milestone[], approved: number, rewards: readonly RewardRecord[]): MilestoneChange {
  const targets = new Map(milestones.map(({ id, target }) => [id, target]))
  const rewarded = new Set(rewards.map(({ milestoneId }) => milestoneId))
  return {
    achieved: milestones.filter(({ id, target }) => target <= approved && !rewarded.has(id)).toSorted(byTarget),
    reopened: rewards.filter((reward) => !isDecided(reward) && (targets.get(reward.milestoneId) ?? 0) > approved),
  }
}
