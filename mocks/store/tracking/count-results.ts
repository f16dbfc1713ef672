import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Store } from '../memory.ts'
import { countResults as countFigures } from '../performance/count.ts'
import { countResults as countRewards } from '../rewards/counting.ts'

/** Called with every click and conversion that is new or changed status, in that order. */
export type CountResults = (store: Store, changes: readonly ResultChange[]) => void

/** All counters of the mock; each gets all changes, in this order. */
const counting: readonly CountResults[] = [countFigures, countRewards]

/** Passes changes to all counters. */
export function countResults(store: Store, changes: readonly ResultChange[]): void {
  for (const count of counting) count(store, changes)
}
