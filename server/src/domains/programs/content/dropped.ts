import type { Database } from '#database/database.ts'
import { idOfAddress } from '../../files/service.ts'
import type { ProgramsDeps } from '../deps.ts'

/** In the transaction that leaves them behind: the files behind these addresses are nobody's from its end on. Answers their ids. */
export async function discardFiles({ store }: ProgramsDeps, tx: Database, addresses: readonly (string | null)[]): Promise<string[]> {
  const ids = addresses.flatMap((address) => idOfAddress(address) ?? [])
  await store.discard(tx, ids)
  return ids
}

/** After it: away with them. What could not be removed goes with the sweep. */
export const removeFiles = ({ store, log }: ProgramsDeps, ids: readonly string[]): Promise<void> =>
  store.remove(ids).catch((error: unknown) => log.error('Files of content could not be removed', { error }))
