import { countingOf } from '@wasla/contract/performance/count-change.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import { insertChanged, type Changed } from './stores/changed.ts'
import { saveCounting } from './stores/counting.ts'

/** Remembers whose figures changed, each once and always in the same order, so that open pages are told in a moment (`tellChanges`). */
export const figuresChanged =
  ({ clock }: { clock: Pick<Clock, 'now'> }) =>
  async (tx: Database, changes: readonly Changed[]): Promise<void> => {
    const changed = new Map(changes.map(({ programId, profileId }) => [`${programId} ${profileId}`, { programId, profileId }]))
    const inOrder = [...changed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
    await insertChanged(tx, inOrder, clock.now())
  }

/**
 * Counts clicks and conversions as they are written (O-06), in their transaction: what is shown is what was written, whatever is killed
 * when, and however many write at once. It is what tracking hands its changes to (`CountResults`). Open pages are told in a moment (`tellChanges`).
 */
export const countingResults =
  ({ clock }: { clock: Pick<Clock, 'now'> }) =>
  async (tx: Database, changes: readonly ResultChange[]): Promise<void> => {
    await saveCounting(tx, countingOf(changes))
    await figuresChanged({ clock })(tx, changes)
  }
