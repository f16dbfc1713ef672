import { decisionOf, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramContentRecord } from '../record.ts'
import { requireOwnContent, type ContentState, type ContentWriter } from './state.ts'

/** `retryContent`: a failed item is processed again, with all its tries before it. Any other has nothing to try: `NO_CHANGES_TO_UPDATE`. */
export const decideRetryContent = (
  state: ContentState,
  writer: ContentWriter,
  { id, now }: { id: string; now: number },
): Decision<ProgramContentRecord> =>
  decisionOf(() => {
    const { content } = requireOwnContent(state, writer, id)
    if (content.status !== 'FAILED') throw new Problem('NO_CHANGES_TO_UPDATE')
    return { ...content, status: 'PROCESSING', attempts: 0, nextAttemptAt: now, updatedAt: now }
  })
