import { Problem } from '@wasla/contract/errors/problem.ts'
import { inOrder } from '@wasla/contract/programs/content/state.ts'
import type { ProgramContentRecord, ProgramRecord, ProgramStepRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepType } from '@wasla/contract/programs/step-data.ts'
import { progressOf, type Progress } from '@wasla/contract/programs/steps/progress.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import type { Store } from '../memory.ts'

/** Returns the error for programs of other owners. It is the same for every status. */
const programMissing = () => new Problem('PROGRAM_NOT_FOUND')

/** Returns a program by id, unless it is deleted. The program may have any owner. */
export const programById = ({ memory }: Store, id: string): ProgramRecord | null =>
  memory.world.programs.find((program) => program.id === id && program.deletedAt === null) ?? null

/** Returns the viewer's own program. Throws `PROGRAM_NOT_FOUND` for any other program. */
export function ownProgram(store: Store, profileId: string, id: string): ProgramRecord {
  const program = programById(store, id)
  if (program?.profileId !== profileId) throw programMissing()
  return program
}

/** Saves a program in the same object, so that all references to it see the change. */
export function saveProgram({ memory }: Store, next: ProgramRecord): ProgramRecord {
  const { programs } = memory.world
  const before = programs.find(({ id }) => id === next.id)
  if (before) return Object.assign(before, next)
  programs.push(next)
  return next
}

/** Returns the number of a profile's drafts that are not deleted. */
export const draftsOf = ({ memory }: Store, profileId: string): number =>
  memory.world.programs.filter((one) => one.profileId === profileId && one.status === 'Draft' && one.deletedAt === null).length

export const stepsOf = ({ memory }: Store, programId: string): ProgramStepRecord[] =>
  memory.world.programSteps.filter((step) => step.programId === programId)

/** Returns the saved step of a type, or null if it was not saved. */
export const stepOf = <Type extends StoredStepType>(store: Store, programId: string, type: Type): ProgramStepRecord<Type> | null =>
  (stepsOf(store, programId).find((step) => step.type === type) as ProgramStepRecord<Type> | undefined) ?? null

/** Returns the items of a content step, in their order. */
export const contentsOf = ({ memory }: Store, programId: string, step: ContentStepType): ProgramContentRecord[] =>
  memory.world.programContents.filter((one) => one.programId === programId && one.contentStepType === step).toSorted(inOrder)

/** Returns the complete steps and the next step (K-05). */
export const progressIn = (store: Store, programId: string): Progress =>
  progressOf({
    programId,
    stored: stepsOf(store, programId),
    contents: {
      SHAREABLE: contentsOf(store, programId, 'SHAREABLE').length,
      LEARNING: contentsOf(store, programId, 'LEARNING').length,
    },
  })

export const requestsTo = ({ memory }: Store, programId: string): ParticipationRecord[] =>
  memory.world.participations.filter((request) => request.programId === programId)

/** Returns a profile's request to a program. The request may have any status. */
export const requestOf = (store: Store, programId: string, profileId: string): ParticipationRecord | null =>
  requestsTo(store, programId).find((request) => request.profileId === profileId) ?? null
