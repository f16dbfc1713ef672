import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'

/**
 * Receives every click and conversion that is new or whose status changed, in the transaction that writes it and in the order of the
 * writes. Counts and milestones depend on nothing else, so counting the stored results again gives the shown figures.
 */
export type CountResults = (tx: Database, changes: readonly ResultChange[]) => Promise<void>

/** Combines several counters into one that calls them in this order, and calls none if nothing changed. */
export const countedBy =
  (all: readonly CountResults[]): CountResults =>
  async (tx, changes) => {
    if (changes.length > 0) for (const count of all) await count(tx, changes)
  }
