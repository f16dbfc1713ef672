import type { NotificationMeta, NotificationType } from './record.ts'

/**
 * The mutation that the buttons of a notification call with its `referenceId` (I-02): `updateManagedAccount` or `updateGroupInvitation`.
 */
export const answeredBy = {
  MANAGED_ACCOUNT_CREATED: 'managedAccount',
  GROUP_INVITATION_CREATED: 'groupInvitation',
} as const satisfies Partial<Record<NotificationType, string>>
export type AnsweredBy = (typeof answeredBy)[keyof typeof answeredBy]

/** How an invitation ended. The notification shows this instead of its buttons: "Joined", "You declined", "Invitation cancelled". */
export const answerResults = ['joined', 'accepted', 'declined', 'cancelled'] as const
export type AnswerResult = (typeof answerResults)[number]

/** `open`: the notification has the buttons "Accept" and "Decline". */
export type AnswerState = { readonly by: AnsweredBy; readonly state: 'open' | AnswerResult }

const isAnswered = (type: NotificationType): type is keyof typeof answeredBy => Object.hasOwn(answeredBy, type)

type Ends = { readonly [Key in 'accepted_at' | 'rejected_at' | 'cancelled_at']?: string | null | undefined }

/**
 * Returns whether a notification has its two buttons, or else how its invitation ended; null for types without buttons. A cancellation
 * overrides an earlier answer: a profile that left or was removed has nothing to open.
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

/** Returns what to add to a notification's meta when its invitation ends or is answered, at a moment in milliseconds. */
export const endOf = (status: keyof typeof ends, at: number): NotificationMeta => ({ [ends[status]]: new Date(at).toISOString() })
