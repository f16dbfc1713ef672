import { decisionOf, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { civilDate } from '../../platform/riyadh.ts'
import type { ProgramContentRecord, ProgramRecord, ProgramStepRecord } from '../record.ts'
import { newDraft, requireRoomForDraft } from './new-draft.ts'

/** A program with everything its wizard asked for. */
export type CopySource = {
  readonly program: ProgramRecord
  readonly steps: readonly ProgramStepRecord[]
  /** The items of both content steps. */
  readonly contents: readonly ProgramContentRecord[]
}

/** Beside it, who copies it and how many drafts they have. */
export type CopyState = CopySource & {
  readonly drafts: number
  readonly owner: { readonly profileId: string; readonly userId: string }
}

/** The draft and what belongs to it. `photos` are the addresses its catalogue may show. */
export type ProgramCopy = CopySource & { readonly photos: readonly string[] }

type Made = {
  readonly now: number
  readonly nextId: () => string
  /** The address at which the copy shows what the program shows at this one: a file of ours is a file of its own. */
  readonly addressOf: (address: string) => string
}

const photosOf = (steps: CopySource['steps']): string[] => [
  ...new Set(steps.flatMap((step) => (step.type === 'CATALOGUE' ? step.data.items.map(({ photoUrl }) => photoUrl) : []))),
]

/** Every address that a copy shows, once: the cover, the photos of the catalogue, the content and its thumbnails. */
export const addressesToCopy = ({ program, steps, contents }: CopySource): string[] => [
  ...new Set(
    [program.coverImage, ...photosOf(steps), ...contents.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl])].filter(
      (address) => address !== null,
    ),
  ),
]

/** Why a program may not be copied; null where it may. Nothing is copied before this is asked. */
export function copyRefusal({ program, drafts }: Pick<CopyState, 'program' | 'drafts'>): Problem | null {
  const { problem } = decisionOf(() => {
    if (program.status !== 'Retired') throw new Problem('PROGRAM_STATUS_TRANSITION_INVALID')
    requireRoomForDraft(drafts)
  })
  return problem ?? null
}

function copiedStep(step: ProgramStepRecord, draftId: string, { now, nextId, addressOf }: Made): ProgramStepRecord {
  const copy = { ...step, id: nextId(), programId: draftId, createdAt: now, updatedAt: now }
  if (copy.type !== 'CATALOGUE') return copy
  return { ...copy, data: { items: copy.data.items.map((item) => ({ ...item, photoUrl: addressOf(item.photoUrl) })) } }
}

/** An item that is not ready begins anew: its thumbnail is drawn of its own file. */
function copiedContent(content: ProgramContentRecord, draftId: string, { now, nextId, addressOf }: Made): ProgramContentRecord {
  const copy = { ...content, id: nextId(), programId: draftId, createdAt: now, updatedAt: now, contentUrl: addressOf(content.contentUrl) }
  if (content.status === 'READY') return { ...copy, thumbnailUrl: content.thumbnailUrl && addressOf(content.thumbnailUrl) }
  return { ...copy, status: 'PROCESSING', thumbnailUrl: null, attempts: 0, nextAttemptAt: now }
}

/**
 * `copyProgram`: a new draft that says everything a retired program said. What belongs to the old one stays with it: its dates, what was
 * reserved, who took part, its figures and keys, and when it was published. The draft begins today, as a new one does, without an end.
 */
export const decideCopyProgram = (state: CopyState, made: Made): Decision<ProgramCopy> =>
  decisionOf(() => {
    const refusal = copyRefusal(state)
    if (refusal) throw refusal
    const { program: former, owner } = state
    const { now, nextId, addressOf } = made
    const id = nextId()
    const { name, description, isPublic, isVisible, programFocus, openToPlacement, sellOnEcommerce, storeLink } = former
    const { launchLocationType, launchLocationIds, serviceAreaIds } = former
    const said = { name, description, isPublic, isVisible, programFocus, openToPlacement, sellOnEcommerce, storeLink }
    const details = { ...said, launchLocationType, launchLocationIds, serviceAreaIds, startDate: civilDate(now), endDate: null }
    const program = {
      ...newDraft(details, owner, { id, now }),
      coverImage: former.coverImage && addressOf(former.coverImage),
      objectiveType: former.objectiveType,
    }
    const steps = state.steps.map((step) => copiedStep(step, id, made))
    const contents = state.contents.map((content) => copiedContent(content, id, made))
    return { program, steps, contents, photos: photosOf(steps) }
  })
