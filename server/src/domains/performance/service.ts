import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { ParticipantSortField } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Viewer } from '../session/viewer.ts'
import type { PerformanceDeps } from './deps.ts'
import { homeFigures, nextPayoutDates } from './home.ts'
import type { Scope } from './stores/figures.ts'
import { participantProgress } from './participant-progress.ts'
import { tellChanges } from './tell.ts'
import { csvIn, participantPerformance, performanceIn, programPerformance, ranked, socialsIn } from './views.ts'

export { countingResults, figuresChanged } from './count.ts'
export type { PerformanceDeps } from './deps.ts'

type Reader = Pick<Viewer, 'profileId'>
type Days = { startDate: string; endDate: string }

/**
 * The figures of programs and participants (decisions O). Methods with a viewer and a program throw `PROGRAM_NOT_FOUND` if the viewer may
 * not see the figures (O-07). Methods with days also throw `DTO_VALIDATION_ERROR` for an invalid range.
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
  /** Returns the figures of the active profile’s money and results for home; never refuses. */
  home(viewer: Pick<Viewer, 'profileId' | 'profileType'>): ReturnType<typeof homeFigures>
  /** Returns a profile’s own results, milestones and earnings in these programs, to be shown only to the profile itself. */
  participantProgress(profileId: string, programIds: readonly string[], language: Language): ReturnType<typeof participantProgress>
  /** Returns, by program, the day of the next run that pays anything, to be shown only to the program’s owner. */
  nextPayoutDates(programIds: readonly string[]): Promise<Map<string, string>>
  /** For the timer, once a second: notifies open pages of changed figures. */
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
  participantProgress: (profileId, programIds, language) => participantProgress(deps, profileId, programIds, language),
  nextPayoutDates: (programIds) => nextPayoutDates(deps, programIds),
  tellChanges: () => tellChanges(deps),
})
