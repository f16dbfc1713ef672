import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import type { FilesService } from '../files/service.ts'
import { deleteDocuments, markDocumentsDeleted } from './stores/documents.ts'
import { closeOpen } from './stores/verifications.ts'

/**
 * Withdraws the open ones of these cases, and deletes the documents of all of them, in another domain's transaction. Returns the ids of the
 * files to remove after it.
 */
export async function withdrawCases(
  tx: Database,
  { clock, store }: Pick<Deps, 'clock'> & { store: Pick<FilesService, 'discard'> },
  ids: readonly string[],
): Promise<string[]> {
  const now = clock.now()
  await closeOpen(tx, ids, now)
  const files = await deleteDocuments(tx, ids)
  await markDocumentsDeleted(tx, ids, now)
  await store.discard(tx, files)
  return files
}
