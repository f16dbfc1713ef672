import type { RegistrationRecord } from '@wasla/contract/verification/business.ts'
import type { Database } from '#database/database.ts'

export const insertDocuments = (tx: Database, verificationId: string, documents: readonly { id: string; name: string }[]) =>
  tx
    .insertInto('verification_documents')
    .values(documents.map(({ id, name }, position) => ({ file_id: id, verification_id: verificationId, name, position })))
    .execute()

export const insertRegistration = (tx: Database, { profileId, commercialRegistrationNumber, vatNumber }: RegistrationRecord) =>
  tx
    .insertInto('business_registrations')
    .values({ profile_id: profileId, commercial_registration: commercialRegistrationNumber, vat_number: vatNumber })
    .execute()

/** Deletes the rows of the documents of these cases, with their names. Returns the ids of their files. */
export async function deleteDocuments(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.deleteFrom('verification_documents').where('verification_id', 'in', ids).returning('file_id').execute()
  return rows.map((row) => row.file_id)
}

/** Returns the stored documents of the oldest 50 cases that were decided before a moment (F-14). */
export const findExpiredDocuments = (db: Database, decidedBefore: number) =>
  db
    .selectFrom('verification_documents as d')
    .select(['d.verification_id as id', 'd.file_id as fileId'])
    .where('d.verification_id', 'in', (row) =>
      row
        .selectFrom('verifications')
        .select('id')
        .where('reviewed_at', '<', decidedBefore)
        .where('documents_deleted_at', 'is', null)
        .where('type', 'in', ['BUSINESS', 'LICENCE'])
        .orderBy('reviewed_at')
        .limit(50),
    )
    .execute()

export const markDocumentsDeleted = (db: Database, ids: readonly string[], now: number) =>
  db.updateTable('verifications').set({ documents_deleted_at: now }).where('id', 'in', ids).execute()
