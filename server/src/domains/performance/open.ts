import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideFigures, type FiguresView } from '@wasla/contract/performance/who-may-ask.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { isManagerOf } from '../managed-accounts/service.ts'
import { findRequestOf } from '../participations/service.ts'
import type { PerformanceDeps } from './deps.ts'
import type { Scope } from './stores/figures.ts'

/** Returns the program and participant whose figures the viewer wants to see. Throws `PROGRAM_NOT_FOUND` if they may not (O-07). */
export async function open({ db, programs }: PerformanceDeps, viewerId: string, scope: Scope): Promise<FiguresView<ProgramRecord>> {
  const { programId, profileId } = scope
  const program = (await programs.reading.byIds([programId])).get(programId) ?? null
  const of = profileId === null || program === null ? null : await participantOf(db, viewerId, programId, profileId)
  return changesOf(decideFigures({ program, viewerId, of }))
}

async function participantOf(db: PerformanceDeps['db'], viewerId: string, programId: string, profileId: string) {
  return {
    profileId,
    participation: await findRequestOf(db, programId, profileId),
    isManaged: await isManagerOf(db, viewerId, profileId),
  }
}
