import { decisionOf, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramContentRecord } from '../record.ts'
import { requireOwnContent, type ContentState, type ContentWriter } from './state.ts'

/**
 * Decides `retryContent`: processes a failed item again, with the full number of attempts. Refused with `NO_CHANGES_TO_UPDATE` for any
 * other item.
 */
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
