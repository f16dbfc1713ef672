import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'

/**
 * Told of every click and conversion that is new or moved on, within the transaction that writes it and in the order they were written:
 * counts and milestones follow from nothing else, so that counting again from the stored events gives what is shown.
 */
export type CountResults = (tx: Database, changes: readonly ResultChange[]) => Promise<void>
