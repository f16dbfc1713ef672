import { changesOf } from '@wasla/contract/common/decision.ts'
import { decidePublicReading, type PublicProgramView, type PublicSteps } from '@wasla/contract/programs/page/public-program.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findProgram } from '../stores/programs.ts'
import { findSteps } from '../stores/steps.ts'

/** Dependencies of reading a program. */
export type ReadingDeps = Pick<ProgramsDeps, 'db' | 'clock' | 'profiles'>

/** A listed program with its owner and its steps. */
export type PublicProgram = PublicProgramView & { steps: PublicSteps }

/** Returns a listed program for readers who may be signed out (Y-27). Throws `PROGRAM_NOT_FOUND`. */
export async function readPublicProgram({ db, clock, profiles }: ReadingDeps, id: string): Promise<PublicProgram> {
  const program = await findProgram(db, id)
  const owner = program && ((await profiles.byIds([program.profileId])).get(program.profileId) ?? null)
  const view = changesOf(decidePublicReading(program, owner, clock.now()))
  return { ...view, steps: await findSteps(db, view.program.id) }
}
