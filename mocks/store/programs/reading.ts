import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { MyProgramsFilter, ProgramsByProfileFilter, ProgramsFilter } from '@wasla/contract/generated/user-types.ts'
import { isDiscovered, listedAmong, readDiscoverFilter } from '@wasla/contract/programs/discover/filter.ts'
import { byCreation, byPublication } from '@wasla/contract/programs/discover/order.ts'
import { decideReading } from '@wasla/contract/programs/page/decision.ts'
import { detailsOf } from '@wasla/contract/programs/page/details-step.ts'
import { decidePublicReading, publicProgramFor, type PublicSteps } from '@wasla/contract/programs/page/public-program.ts'
import { shownStep } from '@wasla/contract/programs/page/shown-step.ts'
import { roleIn } from '@wasla/contract/programs/page/viewer.ts'
import { isOnProfile } from '@wasla/contract/programs/page/visibility.ts'
import type { ProgramContentRecord, ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepType } from '@wasla/contract/programs/step-data.ts'
import { contentOfStep, derivedStepId } from '@wasla/contract/programs/steps/progress.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { contentsOf, programById, stepOf, stepsOf } from './find.ts'

type Filter<T> = T | null | undefined

/** Returns a program, if a signed-in reader may see it (M-10). */
export const readProgram = (store: Store, { profileId }: Pick<Viewer, 'profileId'>, id: string): ProgramRecord =>
  changesOf(decideReading(programById(store, id), { profileId, request: null })).program

/** Implements the query `publicProgram`. The answer is the same for every reader (Y-27). */
export function readPublicProgram(store: Store, id: string, language: Language) {
  const program = programById(store, id)
  const owner = program && (findProfile(store, program.profileId) ?? null)
  const view = changesOf(decidePublicReading(program, owner, store.clock.now()))
  const steps: PublicSteps = Object.fromEntries(stepsOf(store, view.program.id).map((step) => [step.type, step]))
  return publicProgramFor(view, steps, language)
}

/** Returns all programs of Discover in Discover's order. */
export function discovered(store: Store, { userId }: Pick<Viewer, 'userId'>, filter: Filter<ProgramsFilter>): ProgramRecord[] {
  const query = readDiscoverFilter(filter)
  const now = store.clock.now()
  return store.memory.world.programs.filter((program) => isDiscovered(program, query, { userId, now })).toSorted(byPublication)
}

/** Implements the query `programs` (H-05). */
export const discover = (store: Store, viewer: Pick<Viewer, 'userId'>, filter: Filter<ProgramsFilter>, page: PageArgument) =>
  pageFrom(discovered(store, viewer, filter), pageOf(page))

/** Implements the query `myPrograms`. Returns the profile's own programs in any status. */
export function ownPrograms(store: Store, profileId: string, filter: Filter<MyProgramsFilter>, page: PageArgument) {
  const statuses = filter?.status ?? null
  const own = store.memory.world.programs.filter(
    (program) => program.profileId === profileId && program.deletedAt === null && (statuses === null || statuses.includes(program.status)),
  )
  return pageFrom(own.toSorted(byCreation), pageOf(page))
}

/**
 * Implements the query `programsByProfile`. Returns the listed programs of a profile with a public page. The profile itself also sees its
 * programs that are open by link only (D-35).
 */
export function programsOfProfile(
  store: Store,
  viewer: Pick<Viewer, 'profileId'> | null,
  profileId: string,
  filter: Filter<ProgramsByProfileFilter>,
  page: PageArgument,
) {
  const owner = findProfile(store, profileId)
  const statuses = listedAmong(filter?.status)
  const reader = { isOwner: viewer?.profileId === profileId, now: store.clock.now() }
  const found = store.memory.world.programs.filter(
    (program) => program.profileId === profileId && isOnProfile(program, reader) && statuses.some((status) => status === program.status),
  )
  return pageFrom(owner && isPublic(owner) ? found.toSorted(byPublication) : [], pageOf(page))
}

const isStored = (type: ProgramStepType): type is StoredStepType => type !== 'PROGRAM_DETAILS' && contentOfStep(type) === undefined

const timesOf = (rows: readonly { createdAt: number; updatedAt: number }[]) => ({
  createdAt: toDateTime(Math.min(...rows.map(({ createdAt }) => createdAt))),
  updatedAt: toDateTime(Math.max(...rows.map(({ updatedAt }) => updatedAt))),
})

const idsOf = (contents: readonly ProgramContentRecord[]) => contents.map(({ id }) => id)

/** Implements the query `programStep` (K-04, M-10). */
export function readStep(store: Store, viewer: Pick<Viewer, 'profileId'>, programId: string, type: ProgramStepType) {
  const program = readProgram(store, viewer, programId)
  const derived = { id: derivedStepId(programId, type), programId, type }
  if (isStored(type)) {
    const step = stepOf(store, programId, type)
    if (!step) return null
    return { ...derived, id: step.id, data: shownStep(type, step.data, roleIn(program, viewer.profileId, null)), ...timesOf([step]) }
  }
  const content = contentOfStep(type)
  if (!content) return { ...derived, data: detailsOf(program), ...timesOf([program]) }
  const contents = contentsOf(store, programId, content)
  return contents.length === 0 ? null : { ...derived, data: { contentIds: idsOf(contents) }, ...timesOf(contents) }
}
