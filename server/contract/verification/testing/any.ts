import type { VerificationRecord } from '../record.ts'
import type { VerificationSubject } from '../subject.ts'

/** A Sunday. */
export const now = Date.UTC(2026, 2, 15, 9)

export const attemptRule = { attempts: 3, window: 30 * 24 * 3600 }

/** A networker with a connected account who may be checked. */
export const anySubject = (over: Partial<VerificationSubject> = {}): VerificationSubject => ({
  userId: 'u',
  type: 'INFLUENCER',
  status: 'IdentityVerifying',
  identityRecheckSince: null,
  hasPerson: true,
  suspendedAt: null,
  socialLinks: 1,
  ...over,
})

export const anyCheck = (over: Partial<VerificationRecord> = {}): VerificationRecord => ({
  id: 'c',
  profileId: 'p',
  type: 'IDENTITY',
  status: 'Pending',
  referenceId: 'inq_c',
  rejectionReason: null,
  createdAt: now - 1000,
  dueAt: null,
  reviewedAt: null,
  ...over,
})
