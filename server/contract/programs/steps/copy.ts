import { decisionOf, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { civilDate } from '../../platform/riyadh.ts'
import type { ProgramContentRecord, ProgramRecord, ProgramStepRecord } from '../record.ts'
import { newDraft, requireRoomForDraft } from './new-draft.ts'

/** A program with all data of its wizard. */
export type CopySource = {
  readonly program: ProgramRecord
  readonly steps: readonly ProgramStepRecord[]
  /** Items of both content steps. */
  readonly contents: readonly ProgramContentRecord[]
}

/** The program to copy, its owner, and the number of the owner's drafts. */
export type CopyState = CopySource & {
  readonly drafts: number
  readonly owner: { readonly profileId: string; readonly userId: string }
}

/** The new draft with its data. `photos` are the addresses that its catalogue may show. */
export type ProgramCopy = CopySource & { readonly photos: readonly string[] }

type Made = {
  readonly now: number
  readonly nextId: () => string
  /** Returns the address that replaces an address of the program in the copy. Files that we store are copied. */
  readonly addressOf: (address: string) => string
}

const photosOf = (steps: CopySource['steps']): string[] => [
  ...new Set(steps.flatMap((step) => (step.type === 'CATALOGUE' ? step.data.items.map(({ photoUrl }) => photoUrl) : []))),
]

/** Returns every address that a copy needs, once: the cover, the catalogue's photos, content and thumbnails. */
export const addressesToCopy = ({ program, steps, contents }: CopySource): string[] => [
  ...new Set(
    [program.coverImage, ...photosOf(steps), ...contents.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl])].filter(
      (address) => address !== null,
    ),
  ),
]

/** Returns why a program may not be copied; null if it may. Checked before files are copied. */
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

/** Copies an item. An item that is not ready starts again: its thumbnail is drawn from the copied file. */
function copiedContent(content: ProgramContentRecord, draftId: string, { now, nextId, addressOf }: Made): ProgramContentRecord {
  const copy = { ...content, id: nextId(), programId: draftId, createdAt: now, updatedAt: now, contentUrl: addressOf(content.contentUrl) }
  if (content.status === 'READY') return { ...copy, thumbnailUrl: content.thumbnailUrl && addressOf(content.thumbnailUrl) }
  return { ...copy, status: 'PROCESSING', thumbnailUrl: null, attempts: 0, nextAttemptAt: now }
}

/**
 * Decides `copyProgram`: a new draft with all the texts of a retired program. The dates, reserved money, participants, figures, keys and
 * publication stay with the old one. The draft starts today, like a new one, and has no end.
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
      countsBy: former.countsBy,
    }
    const steps = state.steps.map((step) => copiedStep(step, id, made))
    const contents = state.contents.map((content) => copiedContent(content, id, made))
    return { program, steps, contents, photos: photosOf(steps) }
  })
