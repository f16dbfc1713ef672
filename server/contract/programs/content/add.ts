import { decisionOf, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import { programLimits } from '../limits.ts'
import type { ProgramContentRecord } from '../record.ts'
import type { AcceptedContent } from './rules.ts'
import { requireType, shownBy, thumbnailOf, type ContentSource } from './source.ts'
import { requireOwnProgram, type ContentState, type ContentWriter } from './state.ts'

/** The state before an item is added. `isLocked`: whether the item's step is still locked (K-06, X-07). */
export type AddContentState = ContentState & { readonly isLocked: boolean }

/**
 * Returns a problem that is found without reading the file: the program belongs to somebody else, the step is locked, or it has too many
 * items (K-20).
 */
export function addContentRefusal(state: AddContentState, writer: ContentWriter): Problem | null {
  const { problem } = decisionOf(() => {
    requireOwnProgram(state, writer)
    if (state.isLocked) throw new Problem('PROGRAM_STEP_LOCKED')
    const { most } = programLimits.content
    if (state.contents.length >= most) throw invalidInput([{ path: 'contentStepType', rule: 'maxItems', params: { max: most } }])
  })
  return problem ?? null
}

type Added = { readonly id: string; readonly now: number; readonly source: ContentSource; readonly thumbnail: string | null }

/** Decides `addContent` (K-18 to K-21, X-07). The new item comes last in its step. The first item completes the step. */
export const decideAddContent = (
  state: AddContentState,
  writer: ContentWriter,
  input: AcceptedContent,
  { id, now, source, thumbnail }: Added,
): Decision<ProgramContentRecord> =>
  decisionOf(() => {
    const refusal = addContentRefusal(state, writer)
    if (refusal) throw refusal
    const program = requireOwnProgram(state, writer)
    requireType(input.type, source)
    const { contentStepType, title, description, type, language, platform, allowTrademarkUse, hashtags, specialRequests } = input
    return {
      id,
      programId: program.id,
      contentStepType,
      position: (state.contents.at(-1)?.position ?? -1) + 1,
      title,
      description,
      type,
      language,
      platform,
      allowTrademarkUse,
      hashtags,
      specialRequests,
      ...shownBy(source),
      ...thumbnailOf(source, thumbnail, now),
      createdAt: now,
      updatedAt: now,
    }
  })
