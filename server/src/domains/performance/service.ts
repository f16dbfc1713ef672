import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { ParticipantSortField } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Viewer } from '../session/viewer.ts'
import type { PerformanceDeps } from './deps.ts'
import { homeFigures, nextPayoutDates } from './home.ts'
import type { Scope } from './stores/figures.ts'
import { standings } from './standings.ts'
import { tellChanges } from './tell.ts'
import { csvIn, participantPerformance, performanceIn, programPerformance, ranked, socialsIn } from './views.ts'

export { countingResults, figuresChanged } from './count.ts'
export type { PerformanceDeps } from './deps.ts'

type Reader = Pick<Viewer, 'profileId'>
type Days = { startDate: string; endDate: string }

/**
 * The figures of programs and of those who take part (decisions O). All but `tellChanges` throw `PROGRAM_NOT_FOUND` for who may not see them
 * (O-07), and where they are of days, `DTO_VALIDATION_ERROR` for days that cannot have any.
 */
export type PerformanceService = {
  ofProgram(viewer: Reader, programId: string, language: Language): ReturnType<typeof programPerformance>
  ofParticipant(
    viewer: Reader,
    scope: { programId: string; profileId: string },
    language: Language,
  ): ReturnType<typeof participantPerformance>
  socials(viewer: Reader, scope: Scope, days: Days): ReturnType<typeof socialsIn>
  range(viewer: Reader, scope: Scope, days: Days, language: Language): ReturnType<typeof performanceIn>
  csv(viewer: Reader, scope: Scope, days: Days): Promise<string>
  ranked(viewer: Reader, programId: string, sort: ParticipantSortField, page: PageArgument): ReturnType<typeof ranked>
  /** What home says of the active profile's money and results; refuses nobody. */
  home(viewer: Pick<Viewer, 'profileId' | 'profileType'>): ReturnType<typeof homeFigures>
  /** Where a profile stands in these programs, for itself alone. */
  standings(profileId: string, programIds: readonly string[], language: Language): ReturnType<typeof standings>
  /** On which days the next runs pay anything of these programs: for their owners alone. */
  nextPayoutDates(programIds: readonly string[]): Promise<Map<string, string>>
  /** For the timer, once a second: tells open pages whose figures changed. */
  tellChanges(): Promise<void>
}

export const createPerformanceService = (deps: PerformanceDeps): PerformanceService => ({
  ofProgram: ({ profileId }, programId, language) => programPerformance(deps, profileId, programId, language),
  ofParticipant: ({ profileId }, scope, language) => participantPerformance(deps, profileId, scope, language),
  socials: ({ profileId }, scope, days) => socialsIn(deps, profileId, scope, days),
  range: ({ profileId }, scope, days, language) => performanceIn(deps, profileId, scope, days, language),
  csv: ({ profileId }, scope, days) => csvIn(deps, profileId, scope, days),
  ranked: ({ profileId }, programId, sort, page) => ranked(deps, profileId, programId, sort, page),
  home: (viewer) => homeFigures(deps, viewer),
  standings: (profileId, programIds, language) => standings(deps, profileId, programIds, language),
  nextPayoutDates: (programIds) => nextPayoutDates(deps, programIds),
  tellChanges: () => tellChanges(deps),
})
