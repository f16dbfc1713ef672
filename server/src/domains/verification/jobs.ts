import type { FilesService } from '../files/service.ts'
import type { VerificationDeps } from './deps.ts'
import { findExpiredDocuments, markDocumentsDeleted } from './stores/documents.ts'
import { deleteProviderEvents } from './stores/provider-events.ts'

const day = 24 * 3600_000
/**
 * Milliseconds for which events are stored. The provider repeats an event for some days; a later repetition is refused because of its
 * timestamp.
 */
const eventRetention = 7 * day

/** Deletes expired documents (F-14), unused uploads, and events of the provider that can no longer be repeated. */
export async function sweep({ db, clock, settings, store }: VerificationDeps & { store: FilesService }): Promise<void> {
  await store.sweep()
  await deleteProviderEvents(db, clock.now() - eventRetention)
  const expired = await findExpiredDocuments(db, clock.now() - settings.get('verification.papersKept') * day)
  if (expired.length === 0) return
  await store.remove(expired.map(({ fileId }) => fileId))
  await markDocumentsDeleted(db, [...new Set(expired.map(({ id }) => id))], clock.now())
}
