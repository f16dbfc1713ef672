import { everyOf } from '../common/every-of.ts'
import type { VerificationStatus, VerificationType } from '../generated/user-sdl-types.ts'

export const verificationTypes = everyOf<VerificationType>()('IDENTITY', 'BUSINESS', 'LICENCE')

/** The status of a check that needs, or had, a reviewer's decision. */
export type ReviewStatus = Exclude<VerificationStatus, 'Pending' | 'Expired'>
export const reviewStatuses = everyOf<ReviewStatus>()('InReview', 'Approved', 'Rejected')

/** One identity check or business review; moments in milliseconds. */
export type VerificationRecord = {
  id: string
  profileId: string
  type: VerificationType
  status: VerificationStatus
  referenceId: string
  rejectionReason: string | null
  createdAt: number
  dueAt: number | null
  reviewedAt: number | null
}
