import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Store } from '../memory.ts'
import { countResults as countFigures } from '../performance/count.ts'
import { countResults as countRewards } from '../rewards/counting.ts'

/** Told of every click and conversion that is new or moved on, in the order in which they did. */
export type CountResults = (store: Store, changes: readonly ResultChange[]) => void

/** Whoever counts results in the mock; each is told of all of them, in this order. */
const counting: readonly CountResults[] = [countFigures, countRewards]

/** Tells whoever counts. */
export function countResults(store: Store, changes: readonly ResultChange[]): void {
  for (const count of counting) count(store, changes)
}
