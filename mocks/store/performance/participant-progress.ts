import { participantProgressOf, type ParticipantProgress } from '@wasla/contract/performance/participant-progress.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Store } from '../memory.ts'
import { stepOf } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'
import { rewardsOf } from './figures.ts'
import { resultOf } from './results.ts'

/** Returns a participant's own progress. */
export function participantProgressIn(store: Store, of: { programId: string; profileId: string }, language: Language): ParticipantProgress {
  const { programId } = of
  const stored = {
    count: resultOf(store, of).approved,
    rewards: rewardsOf(store, of),
    milestones: stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? [],
    frequency: frequencyOf(store, programId),
  }
  return participantProgressOf(stored, store.clock.now(), language)
}
