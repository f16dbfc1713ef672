import type { Deps } from '../../deps.ts'
import { findDue } from './stores/entries.ts'
import { deleteEmptySpans } from './stores/places.ts'
import { admit, type AdmitDeps } from './waiting-list/admit.ts'

/** Admits entries that are due (C-10). Several processes may run it at once. */
export const admitDue = async (deps: AdmitDeps): Promise<string[]> => admit(deps, await findDue(deps.db, deps.clock.now(), 200), 'auto')

/** Deletes empty counts of the waiting list. */
export const sweepWaitingList = async ({ db }: Pick<Deps, 'db'>): Promise<void> => void (await deleteEmptySpans(db))
