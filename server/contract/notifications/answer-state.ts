import type { NotificationMeta, NotificationType } from './record.ts'

/**
 * The types of notifications with buttons. The buttons call `updateManagedAccount` or `updateGroupInvitation` with the notification's
 * `referenceId` (I-02).
 */
const answeredBy = {
  MANAGED_ACCOUNT_CREATED: 'managedAccount',
  GROUP_INVITATION_CREATED: 'groupInvitation',
} as const satisfies Partial<Record<NotificationType, string>>
export type AnsweredBy = (typeof answeredBy)[keyof typeof answeredBy]

/**
 * How an invitation ended. After its end, the notification shows "Joined", "You declined" or "Invitation cancelled" instead of its buttons.
 */
const answerResults = ['joined', 'accepted', 'declined', 'cancelled'] as const
export type AnswerResult = (typeof answerResults)[number]

/** Whether a notification with buttons is answered. `open`: it shows the buttons "Accept" and "Decline". */
export type AnswerState = { readonly by: AnsweredBy; readonly state: 'open' | AnswerResult }

const isAnswered = (type: NotificationType): type is keyof typeof answeredBy => Object.hasOwn(answeredBy, type)

type Ends = { readonly [Key in 'accepted_at' | 'rejected_at' | 'cancelled_at']?: string | null | undefined }

/**
 * Returns `open` if a notification shows its two buttons, or else how its invitation ended. Returns null for types without buttons. A
 * cancellation overrides an earlier answer, because a profile that left or was removed can no longer open the group or agreement.
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

/** Returns the meta to add to a notification when its invitation is answered or cancelled. `at` is that time, in milliseconds. */
export const endOf = (status: keyof typeof ends, at: number): NotificationMeta => ({ [ends[status]]: new Date(at).toISOString() })
