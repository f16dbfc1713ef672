import type { VerificationRecord } from '../verification/record.ts'

/** The facts of a licence. `id` is the id of its verification case. */
export type LicenceRecord = {
  id: string
  profileId: string
  number: string
  /** Last day on which the licence is valid, `YYYY-MM-DD` in Riyadh. */
  expiresOn: string
  /** Time at which its holder removed the licence; null if they did not. */
  removedAt: number | null
}

/** A connected account that a licence covers. */
export type LicenceAccountRecord = { licenceId: string; accountId: string }

/** A licence with the facts of its case, and with the covered accounts that are still connected. */
export type CheckedLicence = LicenceRecord &
  Pick<VerificationRecord, 'status' | 'createdAt' | 'reviewedAt' | 'rejectionReason'> & {
    accountIds: readonly string[]
    /** Name of the document; null if it was deleted (F-14). */
    documentName: string | null
  }
