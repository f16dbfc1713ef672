import type { ProfileEvent } from '../profiles/states.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'

/** The identity provider's statuses of an inquiry (F-02). */
export const inquiryStatuses = ['created', 'pending', 'completed', 'approved', 'needs_review', 'declined', 'failed', 'expired'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]
export const isInquiryStatus = (value: unknown): value is InquiryStatus => inquiryStatuses.includes(value as InquiryStatus)

/** Statuses of an inquiry that the person has not finished: it can be resumed. All others are final. */
export const unfinishedStatuses = ['created', 'pending'] as const satisfies readonly InquiryStatus[]
export const isUnfinished = (status: InquiryStatus) => unfinishedStatuses.some((one) => one === status)

export type VerificationStatus = VerificationRecord['status']

/** Our status for each of the provider's (F-05). */
export const statusOfInquiry: Readonly<Record<InquiryStatus, VerificationStatus>> = {
  created: 'Pending',
  pending: 'Pending',
  // Final only where the provider has no review configured; see `meaningOf`.
  completed: 'Approved',
  approved: 'Approved',
  needs_review: 'InReview',
  declined: 'Rejected',
  failed: 'Rejected',
  expired: 'Expired',
}

/** Our status for the provider's. Where it has reviews configured, `completed` only says that the person has finished. */
export const meaningOf = (status: InquiryStatus, isReviewed: boolean): VerificationStatus =>
  status === 'completed' && isReviewed ? 'Pending' : statusOfInquiry[status]

/** The statuses an identity check can still get. A report that comes later and says less is ignored. */
export const identityWays: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  Pending: ['InReview', 'Approved', 'Rejected', 'Expired'],
  InReview: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
  Expired: [],
}

export const isOpen = (status: VerificationStatus) => status === 'Pending' || status === 'InReview'

/** How many attempts in how many seconds (F-13). */
export type AttemptRule = { attempts: number; window: number }

type Check = Pick<VerificationRecord, 'type' | 'status' | 'createdAt'>

/**
 * The event that a person's checks and accounts lead to in the profile's state machine; null where nothing happens yet (F-13, decisions C).
 * An approval by a reviewer has an event of its own, since the review had moved the profile to another state.
 */
export function identityEvent(
  status: ProfileStatus,
  checks: readonly Check[],
  socialLinks: number,
  now: number,
  { attempts, window }: AttemptRule,
): ProfileEvent | null {
  const since = now - window * 1000
  const identity = checks.filter(({ type }) => type === 'IDENTITY')
  const has = (one: VerificationStatus) => identity.some((check) => check.status === one)
  if (has('Approved')) return socialLinks === 0 ? null : status === 'AdminVerifying' ? 'reviewApproved' : 'identityApproved'
  if (has('InReview')) return 'identityNeedsReview'
  if (has('Pending')) return null
  const refused = identity.filter((check) => check.status === 'Rejected' && check.createdAt > since)
  return refused.length >= attempts ? 'identityRefused' : null
}

/** A case that is open after the day on which it was due (F-10). */
export const isOverdue = ({ status, dueAt }: Pick<VerificationRecord, 'status' | 'dueAt'>, now: number) =>
  isOpen(status) && dueAt !== null && dueAt < now
