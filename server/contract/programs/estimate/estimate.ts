import type { MatchesAloud } from '../matching/aloud.ts'
import type { ImpactObjectives } from '../step-data.ts'

/** `programBudgetEstimate`, in halalas (K-25). */
export type BudgetEstimate = {
  readonly cost: number
  readonly maxPerParticipant: number
  readonly eligibleProfiles: number
  readonly expectedParticipants: number
  readonly availableBalance: number
}

/** One of so many that may join is expected to. */
const oneOf = 10

/** The cash of every milestone: what one participant who reaches them all is paid. In halalas; 0 before objectives are saved. */
export const ladderCost = (objectives: Pick<ImpactObjectives, 'milestones'> | null): number =>
  (objectives?.milestones ?? []).reduce((sum, { rewardType, amount }) => sum + (rewardType === 'CASH' ? (amount ?? 0) : 0), 0)

/**
 * What a program may come to cost (K-25). It counts by what is said aloud of those who match, so that the estimate tells no more than the
 * count does; too few to say are none, and one participant is expected all the same.
 */
export function budgetEstimate(
  objectives: Pick<ImpactObjectives, 'milestones'> | null,
  matches: MatchesAloud,
  availableBalance: number,
): BudgetEstimate {
  const maxPerParticipant = ladderCost(objectives)
  const eligibleProfiles = matches.matching ?? 0
  const expectedParticipants = Math.max(1, Math.ceil(eligibleProfiles / oneOf))
  return { cost: maxPerParticipant * expectedParticipants, maxPerParticipant, eligibleProfiles, expectedParticipants, availableBalance }
}
