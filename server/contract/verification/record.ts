/** One identity check or business review; moments in milliseconds. */
export type VerificationRecord = {
  id: string
  profileId: string
  type: 'IDENTITY' | 'BUSINESS'
  status: 'Pending' | 'InReview' | 'Approved' | 'Rejected' | 'Expired'
  referenceId: string
  rejectionReason: string | null
  createdAt: number
  dueAt: number | null
  reviewedAt: number | null
}
