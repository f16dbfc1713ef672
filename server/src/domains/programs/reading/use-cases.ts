import type { ProgramStep } from '@wasla/contract/generated/user-types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Viewer } from '../../session/viewer.ts'
import { findPrograms } from '../stores/lists.ts'
import { readProgram } from './program.ts'
import { readPublicProgram, type PublicProgram, type ReadingDeps } from './public-program.ts'
import { readStep } from './step.ts'

type Reader = Pick<Viewer, 'profileId'>

/**
 * Use cases of a program's page. Each throws `PROGRAM_NOT_FOUND` if the program does not exist, is deleted, or is another's draft (M-10,
 *
 */
export type ReadingUseCases = {
  program(viewer: Reader, id: string): Promise<ProgramRecord>
  /**
   * `programStep`: returns a step; null if it was never saved (K-04). Readers other than the owner do not get the brand's own figures
   * (M-10).
   */
  step(viewer: Reader, id: string, type: ProgramStepType): Promise<ProgramStep | null>
  /** Returns a listed program for readers who may be signed out (Y-27). Throws `PROGRAM_NOT_FOUND` for any other. */
  publicProgram(id: string): Promise<PublicProgram>
  /** Returns the programs of these ids that are not deleted, by id. For other domains, which must check who may see the programs. */
  byIds(ids: readonly string[]): Promise<Map<string, ProgramRecord>>
}

export const readingUseCases = (deps: ReadingDeps): ReadingUseCases => ({
  publicProgram: (id) => readPublicProgram(deps, id),
  program: (viewer, id) => readProgram(deps.db, viewer, id),
  step: (viewer, id, type) => readStep(deps.db, viewer, id, type),
  byIds: (ids) => findPrograms(deps.db, ids),
})
