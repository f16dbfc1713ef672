import { participantProgressOf, type ParticipantProgress } from '@wasla/contract/performance/participant-progress.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { PerformanceDeps } from './deps.ts'
import { findStoredProgress } from './stores/participant-progress.ts'

/** Returns a profile’s own results, milestones and earnings in each of these programs, as shown to the profile itself. */
export async function participantProgress(
  { db, clock }: PerformanceDeps,
  profileId: string,
  programIds: readonly string[],
  language: Language,
): Promise<Map<string, ParticipantProgress>> {
  const stored = await findStoredProgress(db, profileId, programIds)
  return new Map([...stored].map(([id, one]) => [id, participantProgressOf(one, clock.now(), language)]))
}
