import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AddContentInput } from '@wasla/contract/generated/user-types.ts'
import { addContentRefusal, decideAddContent } from '@wasla/contract/programs/content/add.ts'
import { acceptContent } from '@wasla/contract/programs/content/rules.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { insertContent } from '../stores/contents.ts'
import { loadStepToAddTo } from './state.ts'
import { keepFiles, withStaged } from './staged.ts'

/** Implements the mutation `addContent` (K-18 to K-21, X-07). Checks everything else before it reads the file. */
export async function addContent(deps: ProgramsDeps, viewer: Viewer, input: AddContentInput): Promise<ProgramContentRecord> {
  const { db, clock, ids } = deps
  const accepted = acceptContent(input)
  const step = { programId: input.programId, contentStepType: accepted.contentStepType }
  const refusal = addContentRefusal(await loadStepToAddTo(db, step), viewer)
  if (refusal) throw refusal
  return withStaged(deps, viewer, accepted, accepted.type, (staged) =>
    inTransaction(db, async (tx) => {
      const { source, thumbnail } = staged
      if (!source) throw new Error('Accepted content has a file or an address')
      const added = { id: ids.uuid(), now: clock.now(), source, thumbnail }
      const content = changesOf(decideAddContent(await loadStepToAddTo(tx, step), viewer, accepted, added))
      await keepFiles(deps, tx, viewer, staged)
      await insertContent(tx, content)
      return content
    }),
  )
}
