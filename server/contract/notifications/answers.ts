import type { NotificationMeta, NotificationType } from './record.ts'

/** What a line's buttons call with its `referenceId` (I-02): `updateManagedAccount` or `updateGroupInvitation`. */
export const answeredBy = {
  MANAGED_ACCOUNT_CREATED: 'managedAccount',
  GROUP_INVITATION_CREATED: 'groupInvitation',
} as const satisfies Partial<Record<NotificationType, string>>
export type AnsweredBy = (typeof answeredBy)[keyof typeof answeredBy]

/** How an invitation ended, as its line says it once the buttons are gone: "Joined", "You declined", "Invitation cancelled". */
export const answerResults = ['joined', 'accepted', 'declined', 'cancelled'] as const
export type AnswerResult = (typeof answerResults)[number]

/** `open`: the line has "Accept" and "Decline". */
export type AnswerState = { readonly by: AnsweredBy; readonly state: 'open' | AnswerResult }

const isAnswered = (type: NotificationType): type is keyof typeof answeredBy => Object.hasOwn(answeredBy, type)

type Ends = { readonly [Key in 'accepted_at' | 'rejected_at' | 'cancelled_at']?: string | null | undefined }

/**
 * Whether a line carries the two buttons, or else how it ended; null for all types that ask nothing. A cancellation outweighs an answer
 * before it: who left or was removed has nothing to open any more.
 */
export function answerStateOf({ type, meta }: { type: NotificationType; meta: Ends }): AnswerState | null {
  if (!isAnswered(type)) return null
  const by = answeredBy[type]
  if (meta.cancelled_at) return { by, state: 'cancelled' }
  if (meta.rejected_at) return { by, state: 'declined' }
  if (meta.accepted_at) return { by, state: by === 'groupInvitation' ? 'joined' : 'accepted' }
  return { by, state: 'open' }
}

const ends = { Accepted: 'accepted_at', Rejected: 'rejected_at', Cancelled: 'cancelled_at' } as const

/** What is added to a line's values when its invitation ends, or is answered, at a moment in milliseconds. */
export const endOf = (status: keyof typeof ends, at: number): NotificationMeta => ({ [ends[status]]: new Date(at).toISOString() })
