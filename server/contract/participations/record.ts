/** Why an owner declines a request to join, in the order in which the form offers the reasons. */
export const requestDeclineReasons = ['AUDIENCE', 'CONTENT', 'COMPETITOR', 'FULL', 'OTHER'] as const
export type RequestDeclineReason = (typeof requestDeclineReasons)[number]

/**
 * A request to join a program, and the participation it becomes (M-04 to M-06). One for each profile and program. Moments in milliseconds.
 */
export type ParticipationRecord = {
  id: string
  programId: string
  profileId: string
  userId: string
  status: 'Pending' | 'Accepted' | 'Rejected'
  /** Whether a job accepts it automatically, because its program accepts everybody who meets the criteria (M-04). */
  isAutomatic: boolean
  createdAt: number
  answeredAt: number | null
  /** The owner's reason for declining. Null before that, and for requests that were declined before reasons existed. */
  declineReason: RequestDeclineReason | null
  declineNote: string | null
}

/** A participant's own tracking link (N-01): a code of ten characters without look-alikes, one for each program and profile. */
export type TrackingLinkRecord = { code: string; programId: string; profileId: string; createdAt: number }
