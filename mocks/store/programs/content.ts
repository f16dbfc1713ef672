import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { AddContentInput, EditContentInput, ReorderContentInput } from '@wasla/contract/generated/user-types.ts'
import { addContentRefusal, decideAddContent } from '@wasla/contract/programs/content/add.ts'
import { decideEditContent } from '@wasla/contract/programs/content/edit.ts'
import { decideDeleteContent } from '@wasla/contract/programs/content/remove.ts'
import { decideReorderContent } from '@wasla/contract/programs/content/reorder.ts'
import { decideRetryContent } from '@wasla/contract/programs/content/retry.ts'
import { acceptContent, acceptContentSource } from '@wasla/contract/programs/content/rules.ts'
import { contentMissing, type ContentState } from '@wasla/contract/programs/content/state.ts'
import { visibleContents } from '@wasla/contract/programs/content/visible.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import { contentStepOf, isOpenStep } from '@wasla/contract/programs/steps/progress.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { mediaOf, sourceOf, thumbnailOf } from './files.ts'
import { contentsOf, programById, progressIn } from './find.ts'
import { readProgram } from './reading.ts'

type Writer = Pick<Viewer, 'profileId'>

/** Implements the query `programContents` (K-19, M-10). */
export function readContents(store: Store, viewer: Writer, programId: string, step: ContentStepType, page: PageArgument) {
  const program = readProgram(store, viewer, programId)
  return pageFrom([...visibleContents(contentsOf(store, programId, step), { program, reader: viewer })], pageOf(page))
}

const stateOf = (store: Store, programId: string, step: ContentStepType): ContentState => ({
  program: programById(store, programId),
  contents: contentsOf(store, programId, step),
})

/** Returns all items of the content step that contains this item. The program may have any owner. Throws `CONTENT_NOT_FOUND`. */
function stateAround(store: Store, id: string): ContentState {
  const found = store.memory.world.programContents.find((content) => content.id === id)
  if (!found) throw contentMissing()
  return stateOf(store, found.programId, found.contentStepType)
}

function save({ memory }: Store, content: ProgramContentRecord): ProgramContentRecord {
  const { programContents } = memory.world
  const before = programContents.find(({ id }) => id === content.id)
  if (before) return Object.assign(before, content)
  programContents.push(content)
  return content
}

/** Implements the mutation `addContent` (K-18 to K-21, X-07). */
export async function addContent(store: Store, writer: Writer, input: AddContentInput): Promise<ProgramContentRecord> {
  const { programId, contentStepType } = input
  const program = programById(store, programId)
  const isLocked = program !== null && !isOpenStep(contentStepOf(contentStepType), progressIn(store, programId))
  const state = { ...stateOf(store, programId, contentStepType), isLocked }
  const refusal = addContentRefusal(state, writer)
  if (refusal) throw refusal
  const accepted = acceptContent(input)
  const media = accepted.file ? await mediaOf(accepted.file, accepted.type) : null
  const thumbnail = await thumbnailOf(store, accepted.thumbnail)
  const source = sourceOf(store, media, accepted.contentUrl)
  if (!source) throw new Error('New content has a file or an address')
  const added = { id: store.nextId('content'), now: store.clock.now(), source, thumbnail }
  return save(store, changesOf(decideAddContent(state, writer, accepted, added)))
}

/** Implements the mutation `editContent` (K-19, K-30). */
export async function editContent(store: Store, writer: Writer, input: EditContentInput): Promise<ProgramContentRecord> {
  const state = stateAround(store, input.id)
  const accepted = acceptContentSource(input)
  const media = accepted.file ? await mediaOf(accepted.file, null) : null
  const thumbnail = await thumbnailOf(store, accepted.thumbnail)
  const source = sourceOf(store, media, accepted.contentUrl)
  return save(store, changesOf(decideEditContent(state, writer, input, { source, thumbnail, now: store.clock.now() })).content)
}

/** Implements the mutation `deleteContent`. */
export function deleteContent(store: Store, writer: Writer, id: string): { id: string } {
  const removed = changesOf(decideDeleteContent(stateAround(store, id), writer, id))
  const { world } = store.memory
  world.programContents = world.programContents.filter((content) => content.id !== removed.id)
  return { id }
}

/** Implements the mutation `retryContent`. Processes a failed item again. */
export const retryContent = (store: Store, writer: Writer, id: string): ProgramContentRecord =>
  save(store, changesOf(decideRetryContent(stateAround(store, id), writer, { id, now: store.clock.now() })))

/** Implements the mutation `reorderContent`. */
export function reorderContent(store: Store, writer: Writer, { programId, contentStepType, contentIds }: ReorderContentInput): void {
  for (const content of changesOf(decideReorderContent(stateOf(store, programId, contentStepType), writer, contentIds)))
    save(store, content)
}

/** Milliseconds that the mock takes to draw a thumbnail. With a stopped clock, the third read finishes the thumbnail. */
const drawingTime = 2_000
const readsUntilDrawn = 3

/** Finishes the thumbnails of uploaded files. Items of the world that are in progress stay in progress. */
export function finishThumbnails(store: Store): void {
  const { world, contentReads } = store.memory
  for (const content of world.programContents) {
    if (content.status !== 'PROCESSING' || content.nextAttemptAt === null) continue
    const reads = (contentReads.get(content.id) ?? 0) + 1
    contentReads.set(content.id, reads)
    if (reads < readsUntilDrawn && store.clock.now() < content.nextAttemptAt + drawingTime) continue
    const thumbnailUrl = content.type === 'IMAGE' ? content.contentUrl : null
    Object.assign(content, { status: 'READY', thumbnailUrl, attempts: 1, nextAttemptAt: null })
  }
}
