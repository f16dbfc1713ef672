import type { Migration } from './migration.ts'

/** The files of a business are called documents everywhere else: the table, its index and the column that says when they were deleted, too. */
export const documents: Migration = {
  name: '0025-documents',
  statements: () => [
    'alter table verification_papers rename to verification_documents',
    'drop index verification_papers_by_verification_id_position',
    'create unique index verification_documents_by_verification_id_position on verification_documents (verification_id, position)',
    'alter table verifications rename column papers_deleted_at to documents_deleted_at',
  ],
}
