import { matchesAloud, type MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { typedCriteria } from '@wasla/contract/programs/matching/typed-criteria.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { ProgramsDeps } from '../deps.ts'
import { countCandidates } from '../stores/candidates.ts'
import { freshenCandidates } from './freshen.ts'

export type MatchingUseCases = {
  /**
   * `programMatches`: returns the rounded number of profiles that match unsaved criteria. Throws `DTO_VALIDATION_ERROR` for values that no
   * form sends.
   */
  typed(criteria: unknown): Promise<MatchesAloud>
  /** Returns the rounded number of profiles that match saved criteria, for the estimate and the pre-publish check. */
  saved(criteria: ParticipantCriteria): Promise<MatchesAloud>
  /** For the timer: recomputes all changed candidate rows. */
  freshen(): Promise<void>
}

/** Number of batches of changed rows that one request recomputes. */
const ofRequest = 2

export function matchingUseCases(deps: Pick<ProgramsDeps, 'db' | 'clock'>): MatchingUseCases {
  async function saved(criteria: ParticipantCriteria): Promise<MatchesAloud> {
    await freshenCandidates(deps, ofRequest)
    const { matching, of } = await countCandidates(deps.db, criteria, civilDate(deps.clock.now()))
    return matchesAloud(matching, of)
  }
  return { typed: async (criteria) => saved(typedCriteria(criteria)), saved, freshen: () => freshenCandidates(deps) }
}
