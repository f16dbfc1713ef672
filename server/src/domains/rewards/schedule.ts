import type { Job } from '#platform/jobs.ts'
import type { RewardsService } from './service.ts'

/** Rewards are paid at nine to the second (L-08), and an interrupted run continues at once. */
export const rewardsSchedule = ({ payDue, giveBackForgotten }: RewardsService): readonly Job[] => [
  { name: 'payouts', every: 1_000, run: payDue },
  { name: 'rewards', every: 'upkeep', run: giveBackForgotten },
]
