import type { NotificationDraft } from '../../notifications/draft.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramStatus } from '../types.ts'
import type { StatusActor } from './edges.ts'

/** Who is notified of a move: the owner where somebody else moved it, and everybody who joined or asked to. */
export type StatusNotice = {
  readonly owner: NotificationDraft | null
  /** The same for each of the others, who are known by their profiles. Null where it does not concern them. */
  readonly others: Omit<NotificationDraft, 'profileId'> | null
}

/** Nobody. */
export const noNotice: StatusNotice = { owner: null, others: null }

/** A program that is only drafted is nothing to others. */
const concernsOthers = (before: ProgramRecord, after: ProgramRecord) => before.status !== 'Draft' && after.status !== 'Draft'

type Named = Pick<ProgramRecord, 'id' | 'profileId' | 'name'>

/** What everybody is notified of who joined a program that moved to a status, or asked to join. */
export const noticeToOthers = ({ id, profileId, name }: Named, programStatus: ProgramStatus): Omit<NotificationDraft, 'profileId'> => ({
  type: 'PROGRAM_STATUS_CHANGED',
  referenceId: id,
  senderProfileId: profileId,
  meta: { programId: id, programName: name, programStatus },
})

/** `PROGRAM_STATUS_CHANGED` of a move. What an admin typed is for the owner alone. */
export function statusNotice(before: ProgramRecord, after: ProgramRecord, actor: StatusActor, message: string | null = null): StatusNotice {
  if (before.status === after.status) return noNotice
  const isOwnAction = actor === 'owner' || actor === 'publishing'
  const { senderProfileId: _, ...draft } = noticeToOthers(after, after.status)
  const meta = { ...draft.meta, ...(message === null ? {} : { message }) }
  return {
    owner: isOwnAction ? null : { ...draft, profileId: after.profileId, meta },
    others: concernsOthers(before, after) ? noticeToOthers(after, after.status) : null,
  }
}
