import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from './record.ts'

/** What a count does to the milestones of one participant. */
export type MilestoneChange = {
  /** Reached now and not rewarded yet, the lowest first. */
  readonly achieved: readonly Milestone[]
  /** Rewards whose milestone is no longer reached and that nobody has received: they are taken back (N-13). */
  readonly reopened: readonly RewardRecord[]
}

const isDecided = ({ state }: Pick<RewardRecord, 'state'>) => state === 'Paid' || state === 'Returned' || state === 'Refused'

/** The order in which milestones are rewarded, the same whatever order a step has them in. */
const byTarget = (one: Milestone, other: Milestone) => one.target - other.target || one.id.localeCompare(other.id)

/**
 * Which milestones a participant reached by a count, each at most once, and which reopen because the count fell (N-13, X-21): what was
 * paid or delivered stays, and so does what went back to the brand or was refused (Y-08): it is not earned a second time.
 */
export function decideMilestones(milestones: readonly Milestone[], approved: number, rewards: readonly RewardRecord[]): MilestoneChange {
  const targets = new Map(milestones.map(({ id, target }) => [id, target]))
  const rewarded = new Set(rewards.map(({ milestoneId }) => milestoneId))
  return {
    achieved: milestones.filter(({ id, target }) => target <= approved && !rewarded.has(id)).toSorted(byTarget),
    reopened: rewards.filter((reward) => !isDecided(reward) && (targets.get(reward.milestoneId) ?? 0) > approved),
  }
}
