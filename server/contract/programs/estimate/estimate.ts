import type { MatchesAloud } from '../matching/aloud.ts'
import type { ImpactObjectives } from '../step-data.ts'

/** The result of the query `programBudgetEstimate`, in halalas (K-25). */
export type BudgetEstimate = {
  readonly cost: number
  readonly maxPerParticipant: number
  readonly eligibleProfiles: number
  readonly expectedParticipants: number
  readonly availableBalance: number
}

/** One of ten matching profiles is expected to join. */
const oneOf = 10

/** Returns the cash of all milestones, in halalas: one participant who reaches them all earns this sum. 0 before objectives are saved. */
export const ladderCost = (objectives: Pick<ImpactObjectives, 'milestones'> | null): number =>
  (objectives?.milestones ?? []).reduce((sum, { rewardType, amount }) => sum + (rewardType === 'CASH' ? (amount ?? 0) : 0), 0)

/**
 * Returns what a program may cost (K-25). The estimate uses the rounded number of matches, because an exact one could identify people.
 * Fewer than five matches count as 0, but at least one participant is expected.
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
