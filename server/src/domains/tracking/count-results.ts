import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'

/**
 * Told of every click and conversion that is new or moved on, within the transaction that writes it and in the order they were written:
 * counts and milestones follow from nothing else, so that counting again from the stored events gives what is shown.
 */
export type CountResults = (tx: Database, changes: readonly ResultChange[]) => Promise<void>

/** Several that count as one, each told in this order. */
export const countedBy =
  (all: readonly CountResults[]): CountResults =>
  async (tx, changes) => {
    if (changes.length > 0) for (const count of all) await count(tx, changes)
  }
