import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { VerificationStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { VerificationsTable } from '#database/tables/verification.ts'

export const verification = defineRecord<VerificationsTable>()({
  id: same,
  profileId: same,
  type: same,
  status: same,
  referenceId: same,
  rejectionReason: same,
  createdAt: same,
  dueAt: same,
  reviewedAt: same,
})

/** Returns the checks and reviews of a profile, newest first. */
export async function findVerifications(db: Database, profileId: string): Promise<VerificationRecord[]> {
  const rows = await db
    .selectFrom('verifications')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(verification.read)
}

export async function findVerification(db: Database, id: string): Promise<VerificationRecord | null> {
  const row = await db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? verification.read(row) : null
}

/** Returns the check of an inquiry of the provider. */
export async function findByReference(db: Database, referenceId: string): Promise<VerificationRecord | null> {
  const row = await db.selectFrom('verifications').selectAll().where('reference_id', '=', referenceId).executeTakeFirst()
  return row ? verification.read(row) : null
}

/**
 * Inserts a check. False if the profile has an open check, or if the reference is stored already. Of several concurrent inserts, only one
 * succeeds.
 */
export async function insertVerification(tx: Database, record: VerificationRecord): Promise<boolean> {
  const result = await tx
    .insertInto('verifications')
    .values(verification.write(record))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

/** Saves the result of a check. False if its status is no longer `from`, because another result came first. */
export async function saveResult(
  tx: Database,
  from: VerificationStatus,
  { id, status, dueAt, reviewedAt, rejectionReason }: VerificationRecord,
  reviewedBy: string | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('verifications')
    .set({ ...verification.write({ status, dueAt, reviewedAt, rejectionReason }), reviewed_by: reviewedBy })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Closes those of these cases that are open, because the applicant withdrew them. They leave the review queue. */
export const closeOpen = (tx: Database, ids: readonly string[], now: number) =>
  tx
    .updateTable('verifications')
    .set({ status: 'Expired', reviewed_at: now })
    .where('id', 'in', ids)
    .where('status', 'in', ['Pending', 'InReview'])
    .execute()
