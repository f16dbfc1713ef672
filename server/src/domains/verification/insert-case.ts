import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { writeAudit } from '#platform/audit.ts'
import type { FilesService, StagedFile } from '../files/service.ts'
import { insertDocuments } from './stores/documents.ts'
import { insertVerification } from './stores/verifications.ts'

type CaseDeps = Pick<Deps, 'clock' | 'ids'> & { store: Pick<FilesService, 'keep'> }

/**
 * Inserts a case for the reviewers, and its documents. Throws if the profile has an open case of the same type, or if a staged file no longer
 * exists, so that the transaction is rolled back.
 */
export async function insertCase(
  tx: Database,
  deps: CaseDeps,
  userId: string,
  verification: VerificationRecord,
  documents: readonly StagedFile[],
): Promise<void> {
  const { id, profileId } = verification
  const isStored = await insertVerification(tx, verification)
  const fileIds = documents.map((document) => document.id)
  if (!isStored || !(await deps.store.keep(tx, fileIds, profileId))) throw new Error('Files of a new case are gone')
  await insertDocuments(tx, id, documents)
  const detail = { documents: documents.length }
  await writeAudit(tx, deps, { actor: userId, action: 'verification.papersSent', target: profileId, detail })
}
