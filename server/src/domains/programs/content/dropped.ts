import type { Database } from '#database/database.ts'
import { idOfAddress } from '../../files/service.ts'
import type { ProgramsDeps } from '../deps.ts'

/** Marks the files at these addresses as deleted, in the transaction that removes the references to them. Returns their ids. */
export async function discardFiles({ store }: ProgramsDeps, tx: Database, addresses: readonly (string | null)[]): Promise<string[]> {
  const ids = addresses.flatMap((address) => idOfAddress(address) ?? [])
  await store.discard(tx, ids)
  return ids
}

/** Deletes marked files after the transaction. The sweep deletes those that fail. */
export const removeFiles = ({ store, log }: ProgramsDeps, ids: readonly string[]): Promise<void> =>
  store.remove(ids).catch((error: unknown) => log.error('Files of content could not be removed', { error }))
