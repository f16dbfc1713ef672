import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { giveUpLanes, lockClosed } from './stores/give-up.ts'

/** Number of subjects that one transaction gives up. */
const atOnce = 200

/**
 * Gives up a part of what waits for an endpoint that is off or deleted, or whose owner is suspended. Checks this under the lock of the
 * endpoint, so that nothing is given up that was written after its owner switched it on again. Returns whether there may be more.
 */
export const giveUpSome = ({ db, dialect, clock }: Pick<Deps, 'db' | 'dialect' | 'clock'>, endpointId: string): Promise<boolean> =>
  inTransaction(
    db,
    async (tx) => (await lockClosed(tx, dialect, endpointId)) && (await giveUpLanes(tx, endpointId, clock.now(), atOnce)) === atOnce,
  )
