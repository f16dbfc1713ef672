import { idOfAddress } from '../../files/service.ts'
import type { ProgramsDeps } from '../deps.ts'

type Deps = Pick<ProgramsDeps, 'store' | 'log'>

/** Returns the ids of our own files among these addresses. */
export const filesOf = (addresses: readonly (string | null)[]): string[] => addresses.flatMap((address) => idOfAddress(address) ?? [])

/** Deletes files that are already marked as deleted. The sweep deletes those that fail. */
export const removeFiles = ({ store, log }: Deps, ids: readonly string[]): Promise<void> =>
  store.remove(ids).catch((error: unknown) => log.error('Files of a program could not be removed', { error }))
