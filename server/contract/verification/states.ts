import type { ProfileEvent } from '../profiles/states.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { VerificationRecord } from './record.ts'

/** The identity provider's statuses of an inquiry (F-02). */
export const inquiryStatuses = ['created', 'pending', 'completed', 'approved', 'needs_review', 'declined', 'failed', 'expired'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** Statuses of an inquiry that the person has not finished and can resume. All others are final. */
export const unfinishedStatuses = ['created', 'pending'] as const satisfies readonly InquiryStatus[]
export const isUnfinished = (status: InquiryStatus) => unfinishedStatuses.some((one) => one === status)

export type VerificationStatus = VerificationRecord['status']

/** Our status for each status of the provider (F-05). */
export const statusOfInquiry: Readonly<Record<InquiryStatus, VerificationStatus>> = {
  created: 'Pending',
  pending: 'Pending',
  // Approved only if the provider has no review configured; see `meaningOf`.
  completed: 'Approved',
  approved: 'Approved',
  needs_review: 'InReview',
  declined: 'Rejected',
  failed: 'Rejected',
  expired: 'Expired',
}

/**
 * Returns our status for the provider's status. If the provider has reviews configured, `completed` means only that the person has
 * finished.
 */
export const meaningOf = (status: InquiryStatus, isReviewed: boolean): VerificationStatus =>
  status === 'completed' && isReviewed ? 'Pending' : statusOfInquiry[status]

/**
 * For each status of an identity check, the statuses that can follow. Reports of any other status, for example outdated reports, are
 * ignored.
 */
export const identityWays: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  Pending: ['InReview', 'Approved', 'Rejected', 'Expired'],
  InReview: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
  Expired: [],
}

export const isOpen = (status: VerificationStatus) => status === 'Pending' || status === 'InReview'

/** The number of attempts that are allowed within `window` seconds (F-13). */
export type AttemptRule = { attempts: number; window: number }

type Check = Pick<VerificationRecord, 'type' | 'status' | 'createdAt'>

/**
 * Returns the event that a person's checks and accounts cause in the profile's state machine; null if none (F-13, decisions C). An approval
 * after a review has its own event, because the profile is then in another state.
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

/** Returns whether a case is still open after its due time (F-10). */
export const isOverdue = ({ status, dueAt }: Pick<VerificationRecord, 'status' | 'dueAt'>, now: number) =>
  isOpen(status) && dueAt !== null && dueAt < now
