import { failureOf } from './failure-of.ts'
import { isStoreBusy } from './transaction.ts'

/**
 * Returns whether a write failed because of the store, not because of the data. The store is then busy, away, full or read-only (F4, F5,
 * F6, F11). The same write may succeed later.
 */
export const isStoreAway = (error: unknown): boolean => {
  const failure = failureOf(error)
  return isStoreBusy(error) || failure === 'full' || failure === 'readOnly' || failure === 'damaged'
}
