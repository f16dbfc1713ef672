/** Why an owner declines a request to join, in the order in which the reasons are offered. */
export const requestDeclineReasons = ['AUDIENCE', 'CONTENT', 'COMPETITOR', 'FULL', 'OTHER'] as const
export type RequestDeclineReason = (typeof requestDeclineReasons)[number]

/** Somebody's request to join a program, and the participation it becomes (M-04 to M-06). One for each person and program. Moments in milliseconds. */
export type ParticipationRecord = {
  id: string
  programId: string
  profileId: string
  userId: string
  status: 'Pending' | 'Accepted' | 'Rejected'
  /** Whether a job accepts it by itself, because its program lets in everybody who meets the criteria (M-04). */
  isAutomatic: boolean
  createdAt: number
  answeredAt: number | null
  /** What its owner said when they declined it. Null before that, and of requests that were declined before reasons were asked for. */
  declineReason: RequestDeclineReason | null
  declineNote: string | null
}

/** A participant's own link (N-01): ten characters without look-alikes, one for each program and profile. */
export type TrackingLinkRecord = { code: string; programId: string; profileId: string; createdAt: number }
