import { changesOf } from '@wasla/contract/common/decision.ts'
import type { EditContentInput } from '@wasla/contract/generated/user-types.ts'
import { decideEditContent } from '@wasla/contract/programs/content/edit.ts'
import { acceptContentSource } from '@wasla/contract/programs/content/rules.ts'
import { requireOwnContent } from '@wasla/contract/programs/content/state.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { saveContent } from '../stores/contents.ts'
import { discardFiles, removeFiles } from './dropped.ts'
import { keepFiles, withStaged } from './staged.ts'
import { loadStepOf } from './state.ts'

/** Implements the mutation `editContent` (K-19, K-30). Deletes the files that the item no longer uses. */
export async function editContent(deps: ProgramsDeps, viewer: Viewer, input: EditContentInput): Promise<ProgramContentRecord> {
  const { db, clock } = deps
  const given = acceptContentSource(input)
  requireOwnContent(await loadStepOf(db, input.id), viewer, input.id)
  const { content, files } = await withStaged(deps, viewer, given, null, (staged) =>
    inTransaction(db, async (tx) => {
      const { source, thumbnail } = staged
      const change = changesOf(decideEditContent(await loadStepOf(tx, input.id), viewer, input, { source, thumbnail, now: clock.now() }))
      await keepFiles(deps, tx, viewer, staged)
      await saveContent(tx, change.content)
      return { content: change.content, files: await discardFiles(deps, tx, change.dropped) }
    }),
  )
  await removeFiles(deps, files)
  return content
}
