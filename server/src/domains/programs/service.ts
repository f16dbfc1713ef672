import type { BudgetEstimate } from '@wasla/contract/programs/estimate/estimate.ts'
import { payOf, type ProgramPay } from '@wasla/contract/programs/pay/pay.ts'
import type { Progress } from '@wasla/contract/programs/steps/progress.ts'
import type { Viewer } from '../session/viewer.ts'
import { contentUseCases, type ContentUseCases } from './content/use-cases.ts'
import type { ProgramsDeps } from './deps.ts'
import { findStepData } from './stores/steps.ts'
import { listUseCases, type ListUseCases } from './lists/use-cases.ts'
import { estimateBudget } from './matching/estimate.ts'
import { matchingUseCases, type MatchingUseCases } from './matching/use-cases.ts'
import { findProgress } from './progress.ts'
import { readingUseCases, type ReadingUseCases } from './reading/use-cases.ts'
import { publishingUseCases, type PublishingUseCases } from './publishing/use-cases.ts'
import { seasonUseCases, type SeasonUseCases } from './seasons/use-cases.ts'
import { stepUseCases, type StepUseCases } from './steps/use-cases.ts'

export type { ProgramPeople, ProgramRewards } from './publishing/ports.ts'
export { programMoved, type ProgramMoved } from './publishing/moved.ts'
export { walletPrograms } from './publishing/wallet-programs.ts'
export type { ProgramsDeps } from './deps.ts'
export type { ProgramRows } from './lists/use-cases.ts'
/* Reads and locks that other domains use within their own transactions. */
export { findProgram, lockProgram, lockProgramShared, programRow } from './stores/programs.ts'
export { findFunded } from './stores/reserving.ts'
export { brandDaysRow } from './stores/brand-days.ts'
export { findStep, findStepData } from './stores/steps.ts'
export { lockState } from './publishing/load.ts'
export { saveMove } from './publishing/save.ts'
export { termsIn } from './terms.ts'

/** Use cases of programs. Every error is a `Problem`. */
export type ProgramsService = {
  /** The steps of the wizard (decisions K). */
  steps: StepUseCases
  /** Days of a brand's own in the season planner. */
  seasons: SeasonUseCases
  /** Shareable and learning content. */
  content: ContentUseCases
  /** The program's page, as its reader may see it (M-10). */
  reading: ReadingUseCases
  /** Discover, My programs, and the programs of a profile. */
  lists: ListUseCases
  /** Counts the profiles that meet criteria (M-02). */
  matching: MatchingUseCases
  /** Implements the query `programBudgetEstimate` (K-25). */
  estimate(viewer: Viewer, programId: string): Promise<BudgetEstimate>
  /** From publishing to the return of the leftover budget (decisions L). */
  publishing: PublishingUseCases
  /** Returns the reward summary of each of these programs (Y-28), by id, without programs that have no milestones. */
  payOf(programIds: readonly string[]): Promise<Map<string, ProgramPay>>
  /** Returns which steps of each of these programs are complete, and which is next (K-05), by id. */
  progressOf(programIds: readonly string[]): Promise<Map<string, Progress>>
}

export const createProgramsService = (deps: ProgramsDeps): ProgramsService => {
  const matching = matchingUseCases(deps)
  return {
    steps: stepUseCases(deps),
    seasons: seasonUseCases(deps),
    content: contentUseCases(deps),
    reading: readingUseCases(deps),
    lists: listUseCases(deps),
    matching,
    estimate: (viewer, programId) => estimateBudget(deps, matching, viewer, programId),
    publishing: publishingUseCases({ ...deps, candidatesOf: matching.saved }),
    async payOf(programIds) {
      const objectives = await findStepData(deps.db, programIds, 'IMPACT_OBJECTIVES')
      return new Map(
        [...objectives].flatMap(([id, { milestones }]) => {
          const pay = payOf(milestones)
          return pay ? [[id, pay] as const] : []
        }),
      )
    },
    progressOf: (programIds) => findProgress(deps.db, programIds),
  }
}
