import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'

type Milestone = Pick<MilestoneResultFragment, 'rewardType' | 'reward' | 'paidAt' | 'achievedAt'>

/** When something was paid last, ISO 8601; null where nothing was. */
export const lastPaidOf = (milestones: readonly Milestone[]): string | null =>
  milestones.reduce<string | null>((last, { paidAt }) => (paidAt !== null && (last === null || paidAt > last) ? paidAt : last), null)

/** The experiences that were reached, beside the money. */
export const experiencesOf = (milestones: readonly Milestone[]): string[] =>
  milestones.flatMap(({ rewardType, reward, achievedAt }) => (rewardType === 'EXPERIENCE' && achievedAt !== null ? [reward] : []))
