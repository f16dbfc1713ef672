import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Database } from '#database/database.ts'

/** Checks and reviews of a profile, newest first. */
export async function findVerifications(db: Database, profileId: string): Promise<VerificationRecord[]> {
  const rows = await db
    .selectFrom('verifications')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    type: row.type,
    status: row.status,
    referenceId: row.reference_id,
    rejectionReason: row.rejection_reason,
    createdAt: row.created_at,
    dueAt: row.due_at,
    reviewedAt: row.reviewed_at,
  }))
}
