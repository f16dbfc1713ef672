import { countingOf } from '@wasla/contract/performance/count-change.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import { insertChanged, type Changed } from './stores/changed.ts'
import { saveCounting } from './stores/counting.ts'

/** Saves the participants whose figures changed, each once and in one order, so that `tellChanges` can notify open pages soon. */
export const figuresChanged =
  ({ clock }: { clock: Pick<Clock, 'now'> }) =>
  async (tx: Database, changes: readonly Changed[]): Promise<void> => {
    const changed = new Map(changes.map(({ programId, profileId }) => [`${programId} ${profileId}`, { programId, profileId }]))
    const inOrder = [...changed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
    await insertChanged(tx, inOrder, clock.now())
  }

/**
 * Counts clicks and conversions in the transaction that writes them (O-06). So figures always match the written results, even after a kill
 * and with many writers at once. Tracking calls it with its changes (`CountResults`). `tellChanges` notifies open pages soon afterwards.
 */
export const countingResults =
  ({ clock }: { clock: Pick<Clock, 'now'> }) =>
  async (tx: Database, changes: readonly ResultChange[]): Promise<void> => {
    await saveCounting(tx, countingOf(changes))
    await figuresChanged({ clock })(tx, changes)
  }
