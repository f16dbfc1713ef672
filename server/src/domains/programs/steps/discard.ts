import { idOfAddress } from '../../files/service.ts'
import type { ProgramsDeps } from '../deps.ts'

type Deps = Pick<ProgramsDeps, 'store' | 'log'>

/** The files of ours among these addresses. */
export const filesOf = (addresses: readonly (string | null)[]): string[] => addresses.flatMap((address) => idOfAddress(address) ?? [])

/** Removes files that are nobody's already; what is left of them goes with the sweep. */
export const removeFiles = ({ store, log }: Deps, ids: readonly string[]): Promise<void> =>
  store.remove(ids).catch((error: unknown) => log.error('Files of a program could not be removed', { error }))
