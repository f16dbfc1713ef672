import { decisionOf, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { ProgramContentRecord } from '../record.ts'
import { contentMissing, requireOwnProgram, type ContentState, type ContentWriter } from './state.ts'

/**
 * Decides `reorderContent`; returns the items with their new positions. `ids` must contain every item of the step exactly once. A list
 * without a new item is refused: guessing its place could undo what somebody else just did.
 */
export const decideReorderContent = (
  state: ContentState,
  writer: ContentWriter,
  ids: readonly string[],
): Decision<ProgramContentRecord[]> =>
  decisionOf(() => {
    requireOwnProgram(state, writer)
    const { contents } = state
    const byId = new Map(contents.map((content) => [content.id, content]))
    const ordered = ids.flatMap((id) => byId.get(id) ?? [])
    if (ordered.length < ids.length) throw contentMissing()
    if (new Set(ids).size !== contents.length || ids.length !== contents.length)
      throw invalidInput([{ path: 'contentIds', rule: 'required' }])
    if (ids.every((id, at) => id === contents[at]?.id)) throw new Problem('NO_CHANGES_TO_UPDATE')
    return ordered.map((content, position) => ({ ...content, position }))
  })
