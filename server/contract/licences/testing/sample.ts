import type { CheckedLicence } from '../record.ts'

/** Returns an approved licence, with changes. */
export const sampleLicence = (changes: Partial<CheckedLicence> = {}): CheckedLicence => ({
  id: 'licence',
  profileId: 'reem',
  number: '11820477',
  expiresOn: '2027-03-14',
  removedAt: null,
  status: 'Approved',
  createdAt: 1_000,
  reviewedAt: 2_000,
  rejectionReason: null,
  accountIds: ['instagram'],
  documentName: 'licence.pdf',
  ...changes,
})
