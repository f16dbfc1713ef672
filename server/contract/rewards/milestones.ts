import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from './record.ts'

/** How a new count changes the milestones of one participant. */
export type MilestoneChange = {
  /** Milestones that are reached now and not rewarded yet, the lowest first. */
  readonly achieved: readonly Milestone[]
  /** Unpaid rewards whose milestone is no longer reached: they are taken back (N-13). */
  readonly reopened: readonly RewardRecord[]
}

const isDecided = ({ state }: Pick<RewardRecord, 'state'>) => state === 'Paid' || state === 'Returned' || state === 'Refused'

/** The order in which milestones are rewarded, independent of their order in the step. */
const byTarget = (one: Milestone, other: Milestone) => one.target - other.target || one.id.localeCompare(other.id)

/**
 * Decides which milestones a count reaches, each at most once, and which reopen because the count fell (N-13, X-21). Paid and delivered
 * rewards stay. So do returned and refused ones (Y-08), which cannot be earned again.
 */
export function decideMilestones(milestones: readonly Milestone[], approved: number, rewards: readonly RewardRecord[]): MilestoneChange {
  const targets = new Map(milestones.map(({ id, target }) => [id, target]))
  const rewarded = new Set(rewards.map(({ milestoneId }) => milestoneId))
  return {
    achieved: milestones.filter(({ id, target }) => target <= approved && !rewarded.has(id)).toSorted(byTarget),
    reopened: rewards.filter((reward) => !isDecided(reward) && (targets.get(reward.milestoneId) ?? 0) > approved),
  }
}
