import type { NotificationDraft } from '../../notifications/draft.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramStatus } from '../types.ts'
import type { StatusActor } from './edges.ts'

/** Notifications of a status change: to the owner if somebody else made it, and to everybody who joined or asked to join. */
export type StatusNotice = {
  readonly owner: NotificationDraft | null
  /** One draft for everybody who joined or asked to join; the store adds their profile ids. Null if the change does not concern them. */
  readonly others: Omit<NotificationDraft, 'profileId'> | null
}

/** No notifications. */
export const noNotice: StatusNotice = { owner: null, others: null }

/** Returns whether a status change concerns participants and applicants: drafts have none. */
const concernsOthers = (before: ProgramRecord, after: ProgramRecord) => before.status !== 'Draft' && after.status !== 'Draft'

type Named = Pick<ProgramRecord, 'id' | 'profileId' | 'name'>

/** Returns the notification for everybody who joined or asked to join a program that changed status. */
export const noticeToOthers = ({ id, profileId, name }: Named, programStatus: ProgramStatus): Omit<NotificationDraft, 'profileId'> => ({
  type: 'PROGRAM_STATUS_CHANGED',
  referenceId: id,
  senderProfileId: profileId,
  meta: { programId: id, programName: name, programStatus },
})

/** Returns the `PROGRAM_STATUS_CHANGED` notifications of a move. Only the owner gets an admin's message. */
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
