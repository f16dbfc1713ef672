import { decisionOf, type Decision } from '../../common/decision.ts'
import { invalidInput } from '../../errors/problem.ts'
import { programLimits } from '../limits.ts'
import type { ProgramContentRecord } from '../record.ts'
import { requireOwnContent, type ContentState, type ContentWriter } from './state.ts'

/**
 * Decides `deleteContent`; returns the item to remove. A draft may lose its last item, which reopens the step. A published program
 * keeps at least one item per step, because people joined because of its content.
 */
export const decideDeleteContent = (state: ContentState, writer: ContentWriter, id: string): Decision<ProgramContentRecord> =>
  decisionOf(() => {
    const { program, content } = requireOwnContent(state, writer, id)
    const { least } = programLimits.content
    if (program.publishedAt !== null && state.contents.length <= least)
      throw invalidInput([{ path: 'id', rule: 'minItems', params: { min: least } }])
    return content
  })
