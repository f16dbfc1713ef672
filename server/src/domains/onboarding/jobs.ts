import type { Deps } from '../../deps.ts'
import { findDue } from './stores/entries.ts'
import { deleteEmptySpans } from './stores/places.ts'
import { admit, type AdmitDeps } from './waiting-list/admit.ts'

/** Admits those whose time has come (C-10). Any process may, at the same time as others. */
export const admitDue = async (deps: AdmitDeps): Promise<string[]> => admit(deps, await findDue(deps.db, deps.clock.now(), 200), 'auto')

/** Deletes what the waiting list no longer counts. */
export const sweepWaitingList = async ({ db }: Pick<Deps, 'db'>): Promise<void> => void (await deleteEmptySpans(db))
