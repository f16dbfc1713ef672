import type { Insertable, Selectable } from 'kysely'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { VerificationStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { VerificationsTable } from '#database/tables/verification.ts'

export const toVerification = (row: Selectable<VerificationsTable>): VerificationRecord => ({
  id: row.id,
  profileId: row.profile_id,
  type: row.type,
  status: row.status,
  referenceId: row.reference_id,
  rejectionReason: row.rejection_reason,
  createdAt: row.created_at,
  dueAt: row.due_at,
  reviewedAt: row.reviewed_at,
})

/** Checks and reviews of a profile, newest first. */
export async function findVerifications(db: Database, profileId: string): Promise<VerificationRecord[]> {
  const rows = await db
    .selectFrom('verifications')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toVerification)
}

export async function findVerification(db: Database, id: string): Promise<VerificationRecord | undefined> {
  const row = await db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toVerification(row)
}

/** The check behind an inquiry of the provider's. */
export async function findByReference(db: Database, referenceId: string): Promise<VerificationRecord | undefined> {
  const row = await db.selectFrom('verifications').selectAll().where('reference_id', '=', referenceId).executeTakeFirst()
  return row && toVerification(row)
}

/** False where the profile has an open case already, or the reference is known: one of those who come at once gets through. */
export async function insertVerification(tx: Database, row: Insertable<VerificationsTable>): Promise<boolean> {
  const result = await tx
    .insertInto('verifications')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

type Change = {
  status: VerificationStatus
  dueAt?: number | null
  reviewedAt?: number | null
  reviewedBy?: string
  rejectionReason?: string
}

/** True for the one who moved it from where it stood. */
export async function changeStatus(tx: Database, id: string, from: VerificationStatus, to: Change): Promise<boolean> {
  const result = await tx
    .updateTable('verifications')
    .set({
      status: to.status,
      ...(to.dueAt === undefined ? {} : { due_at: to.dueAt }),
      ...(to.reviewedAt === undefined ? {} : { reviewed_at: to.reviewedAt }),
      ...(to.reviewedBy === undefined ? {} : { reviewed_by: to.reviewedBy }),
      ...(to.rejectionReason === undefined ? {} : { rejection_reason: to.rejectionReason }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** What the rules of a profile's checks need to know beside them. */
export const findStanding = (db: Database, profileId: string) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select((row) => [
      'p.id',
      'p.user_id',
      'p.type',
      'p.status',
      'u.identity_recheck_since',
      'u.suspended_at',
      row
        .selectFrom('social_links')
        .select((count) => count.fn.countAll<number>().as('links'))
        .whereRef('social_links.profile_id', '=', 'p.id')
        .as('links'),
    ])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()

export const forgetRecheck = (tx: Database, userId: string) =>
  tx.updateTable('users').set({ identity_recheck_since: null }).where('id', '=', userId).execute()

export const insertDocuments = (tx: Database, verificationId: string, documents: readonly { id: string; name: string }[]) =>
  tx
    .insertInto('verification_documents')
    .values(documents.map(({ id, name }, position) => ({ file_id: id, verification_id: verificationId, name, position })))
    .execute()

/** Documents of decided cases that are still there though their time is over (F-14); whole cases, the oldest first. */
export const findExpiredDocuments = (db: Database, decidedBefore: number) =>
  db
    .selectFrom('verification_documents as d')
    .select(['d.verification_id as id', 'd.file_id'])
    .where('d.verification_id', 'in', (row) =>
      row
        .selectFrom('verifications')
        .select('id')
        .where('reviewed_at', '<', decidedBefore)
        .where('documents_deleted_at', 'is', null)
        .where('type', '=', 'BUSINESS')
        .orderBy('reviewed_at')
        .limit(50),
    )
    .execute()

export const markForgotten = (db: Database, ids: readonly string[], now: number) =>
  db.updateTable('verifications').set({ documents_deleted_at: now }).where('id', 'in', ids).execute()

/** True for the one who took the event first. */
export async function takeEvent(tx: Database, event: { provider: string; event_id: string; received_at: number }): Promise<boolean> {
  const result = await tx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

export const forgetWebhooks = (db: Database, before: number) => db.deleteFrom('webhook_events').where('received_at', '<', before).execute()
