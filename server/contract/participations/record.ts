import type { ParticipationStatus } from '../programs/types.ts'

/** Reasons for which an owner declines a request to join, in the order in which the form offers them. */
export const requestDeclineReasons = ['AUDIENCE', 'CONTENT', 'COMPETITOR', 'FULL', 'OTHER'] as const
export type RequestDeclineReason = (typeof requestDeclineReasons)[number]

/**
 * A request to join a program, which is the participation after its acceptance (M-04 to M-06). There is one for each profile and program.
 * Times are in milliseconds.
 */
export type ParticipationRecord = {
  id: string
  programId: string
  profileId: string
  userId: string
  status: ParticipationStatus
  /** Whether a job accepts the request automatically, because the program accepts everybody who meets the criteria (M-04). */
  isAutomatic: boolean
  createdAt: number
  answeredAt: number | null
  /** The owner's reason for declining; null if the request was not declined, or was declined without a reason. */
  declineReason: RequestDeclineReason | null
  declineNote: string | null
}

/**
 * A participant's own tracking link (N-01): `code` has ten characters that cannot be confused. There is one link for each program and
 * profile.
 */
export type TrackingLinkRecord = { code: string; programId: string; profileId: string; createdAt: number }
