import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'

type Milestone = Pick<MilestoneResultFragment, 'rewardType' | 'reward' | 'paidAt' | 'achievedAt'>

/** Returns when a reward was last paid, as an ISO 8601 text; null if none was. */
export const lastPaidOf = (milestones: readonly Milestone[]): string | null =>
  milestones.reduce<string | null>((last, { paidAt }) => (paidAt !== null && (last === null || paidAt > last) ? paidAt : last), null)

/** Returns the titles of the experiences that were earned. */
export const experiencesOf = (milestones: readonly Milestone[]): string[] =>
  milestones.flatMap(({ rewardType, reward, achievedAt }) => (rewardType === 'EXPERIENCE' && achievedAt !== null ? [reward] : []))
