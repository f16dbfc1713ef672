import { matchesAloud, type MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import { typedCriteria } from '@wasla/contract/programs/matching/typed-criteria.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { ProgramsDeps } from '../deps.ts'
import { countCandidates } from '../stores/candidates.ts'
import { freshenCandidates } from './freshen.ts'

export type MatchingUseCases = {
  /** `programMatches`: how many meet criteria as somebody types them, said aloud. Throws `DTO_VALIDATION_ERROR` for what no form sends. */
  typed(criteria: unknown): Promise<MatchesAloud>
  /** How many meet saved criteria, said aloud: for the estimate and for what publishing would meet. */
  saved(criteria: ParticipantCriteria): Promise<MatchesAloud>
  /** For the timer: brings the index up to date. */
  freshen(): Promise<void>
}

/** What a request does of it itself, in batches. */
const ofRequest = 2

export function matchingUseCases(deps: Pick<ProgramsDeps, 'db' | 'clock'>): MatchingUseCases {
  async function saved(criteria: ParticipantCriteria): Promise<MatchesAloud> {
    await freshenCandidates(deps, ofRequest)
    const { matching, of } = await countCandidates(deps.db, criteria)
    return matchesAloud(matching, of)
  }
  return { typed: async (criteria) => saved(typedCriteria(criteria)), saved, freshen: () => freshenCandidates(deps) }
}
