import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Store } from '../memory.ts'
import { countResults as countFigures } from '../performance/count.ts'
import { countResults as countRewards } from '../rewards/counting.ts'

/** Counts results. Called with all clicks and conversions that are new or changed status, in the order of their changes. */
type CountResults = (store: Store, changes: readonly ResultChange[]) => void

/** All counters of the mock, in the order in which they are called. Each gets all changes. */
const counting: readonly CountResults[] = [countFigures, countRewards]

/** Passes changes to all counters. */
export function countResults(store: Store, changes: readonly ResultChange[]): void {
  for (const count of counting) count(store, changes)
}
