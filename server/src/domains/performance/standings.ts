import { standingOf, type Standing } from '@wasla/contract/performance/standing.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { PerformanceDeps } from './deps.ts'
import { findStandings } from './stores/standing.ts'

/** Returns a profile’s own results, milestones and earnings in each of these programs, as shown to the profile itself. */
export async function standings(
  { db, clock }: PerformanceDeps,
  profileId: string,
  programIds: readonly string[],
  language: Language,
): Promise<Map<string, Standing>> {
  const stored = await findStandings(db, profileId, programIds)
  return new Map([...stored].map(([id, one]) => [id, standingOf(one, clock.now(), language)]))
}
