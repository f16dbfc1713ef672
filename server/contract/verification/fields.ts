import { toDateTime } from '../profiles/fields.ts'
import type { Recheck } from './recheck.ts'
import type { VerificationRecord } from './record.ts'

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Fields of `Verification` whose name or type differs from the record's. */
export const verificationFields = {
  reference_id: (verification: VerificationRecord) => verification.referenceId,
  createdAt: (verification: VerificationRecord) => toDateTime(verification.createdAt),
  dueAt: (verification: VerificationRecord) => momentOrNull(verification.dueAt),
  reviewedAt: (verification: VerificationRecord) => momentOrNull(verification.reviewedAt),
}

/** Returns a due recheck in the form of the API; null if none is due. */
export const toRecheck = (due: Recheck | null) => due && { since: toDateTime(due.since), way: due.way }
