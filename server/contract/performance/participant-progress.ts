import type { EarningsSummary, MilestonePerformance } from '../generated/user-sdl-types.ts'
import type { Language } from '../platform/language.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from '../rewards/record.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import { earningsOf } from './home.ts'
import { participantMilestones } from './milestones.ts'
import { paidOf } from './rewards.ts'

/**
 * Stored data of one participation: its count in the unit of the objective, its rewards, and the milestones and payout frequency of its
 * program.
 */
export type StoredProgress = {
  readonly count: number
  readonly rewards: readonly RewardRecord[]
  readonly milestones: readonly Milestone[]
  readonly frequency: PayoutFrequency
}

/** A participant's count, milestones and earnings, for a card. */
export type ParticipantProgress = { count: number; milestones: MilestonePerformance[]; earnings: EarningsSummary }

/** Returns the progress of a participation for a card, with the same figures as `getParticipantPerformance`. */
export function participantProgressOf(
  { count, rewards, milestones, frequency }: StoredProgress,
  now: number,
  language: Language,
): ParticipantProgress {
  const pending = rewards
    .filter(({ rewardType, state }) => rewardType === 'CASH' && state === 'Accrued')
    .map(({ amount, payableAt }) => ({ amount, payableAt, frequency }))
  return {
    count,
    milestones: participantMilestones(milestones, count, rewards, language),
    earnings: earningsOf(pending, paidOf(rewards), now),
  }
}
