import type { EarningsSummary, MilestonePerformance } from '../generated/user-sdl-types.ts'
import type { Language } from '../platform/language.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { RewardRecord } from '../rewards/record.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import { earningsOf } from './home.ts'
import { participantMilestones } from './milestones.ts'
import { paidOf } from './rewards.ts'

/** What is stored of one participation: what counted in the unit of the objective, its rewards, and the program's milestones and rhythm. */
export type StoredStanding = {
  readonly count: number
  readonly rewards: readonly RewardRecord[]
  readonly milestones: readonly Milestone[]
  readonly frequency: PayoutFrequency
}

/** Where a participant stands: how far, at which milestones, and with what cash to come and paid. */
export type Standing = { count: number; milestones: MilestonePerformance[]; earnings: EarningsSummary }

/** The short view of a participation, for cards; the same figures as `getParticipantPerformance` has. */
export function standingOf({ count, rewards, milestones, frequency }: StoredStanding, now: number, language: Language): Standing {
  const pending = rewards
    .filter(({ rewardType, state }) => rewardType === 'CASH' && state === 'Accrued')
    .map(({ amount, payableAt }) => ({ amount, payableAt, frequency }))
  return {
    count,
    milestones: participantMilestones(milestones, count, rewards, language),
    earnings: earningsOf(pending, paidOf(rewards), now),
  }
}
