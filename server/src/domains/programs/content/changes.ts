import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ReorderContentInput } from '@wasla/contract/generated/user-types.ts'
import { decideDeleteContent } from '@wasla/contract/programs/content/remove.ts'
import { decideReorderContent } from '@wasla/contract/programs/content/reorder.ts'
import { decideRetryContent } from '@wasla/contract/programs/content/retry.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { removeContent, saveContent, savePlaces } from '../stores/contents.ts'
import { discardFiles, removeFiles } from './dropped.ts'
import { loadStep, loadStepOf } from './state.ts'

/** Implements the mutation `deleteContent`; also deletes the item's files. */
export async function deleteContent(deps: ProgramsDeps, viewer: Viewer, id: string): Promise<{ id: string }> {
  const files = await inTransaction(deps.db, async (tx) => {
    const content = changesOf(decideDeleteContent(await loadStepOf(tx, id), viewer, id))
    await removeContent(tx, id)
    return discardFiles(deps, tx, [content.contentUrl, content.thumbnailUrl])
  })
  await removeFiles(deps, files)
  return { id }
}

/** Implements the mutation `retryContent`. */
export const retryContent = ({ db, clock }: ProgramsDeps, viewer: Viewer, id: string): Promise<ProgramContentRecord> =>
  inTransaction(db, async (tx) => {
    const content = changesOf(decideRetryContent(await loadStepOf(tx, id), viewer, { id, now: clock.now() }))
    await saveContent(tx, content)
    return content
  })

/** Implements the mutation `reorderContent`. */
export const reorderContent = ({ db }: ProgramsDeps, viewer: Viewer, input: ReorderContentInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    await savePlaces(tx, changesOf(decideReorderContent(await loadStep(tx, input), viewer, input.contentIds)))
  })
