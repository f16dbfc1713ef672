import type { ShownDay } from '@wasla/contract/tills/answers.ts'
import { isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { isOpen, mayUndo, type StoredOrder } from './stored-order.ts'

/** One line of the day’s list. Times are in milliseconds. */
export type DayRow = {
  readonly key: string
  readonly code: string
  readonly amount: number
  readonly at: number
  /** `stored`: only this phone has it. `undoing`: its undo is on its way. */
  readonly state: 'stored' | 'counted' | 'refused' | 'undoing' | 'undone' | 'notUndone'
  readonly undoneAt: number | null
  readonly mayUndo: boolean
  readonly refusal: StoredOrder['refusal']
}

const stateOf = ({ state, undo }: StoredOrder): DayRow['state'] => {
  if (state === 'refused') return 'refused'
  if (undo === 'done') return 'undone'
  if (undo === 'requested') return 'undoing'
  if (undo === 'refused') return 'notUndone'
  return state === 'waiting' ? 'stored' : 'counted'
}

const rowOfStored = (order: StoredOrder, now: number): DayRow => ({
  ...{ key: order.key, code: order.code, amount: order.amount, at: order.at, refusal: order.refusal },
  ...{ state: stateOf(order), undoneAt: null, mayUndo: mayUndo(order, now) },
})

/**
 * Returns the lines of the day, the newest first: what the server has, also from other phones of the till, and what this phone keeps. Lines
 * of this phone say more, because it knows what is on its way. Open orders of earlier days stay until the server answers. Which orders are of today is
 * the server’s word, because the phone’s clock may be wrong.
 */
export function dayRows(day: ShownDay | null, stored: readonly StoredOrder[], now: number): readonly DayRow[] {
  const own = stored.filter((order) => isOpen(order) || order.state === 'refused' || isSameDay(order.at, now))
  const known = new Set(own.map(({ key }) => key))
  const ofOthers = (day?.orders ?? []).flatMap((order): DayRow[] => {
    const at = Date.parse(order.at)
    if (known.has(order.key)) return []
    const isUndone = order.undoneAt !== null
    return [
      {
        ...{ key: order.key, code: order.code, amount: order.amount, at, refusal: null, mayUndo: false },
        ...{ state: isUndone ? 'undone' : 'counted', undoneAt: order.undoneAt === null ? null : Date.parse(order.undoneAt) },
      },
    ]
  })
  return [...own.map((order) => rowOfStored(order, now)), ...ofOthers].toSorted((one, other) => other.at - one.at)
}

const adds = ({ state }: DayRow) => state === 'stored' || state === 'counted' || state === 'notUndone'

/** Returns how many orders of the day count or wait to be counted, and their sum. Undone and refused ones leave the total. */
export const totalsOf = (rows: readonly DayRow[]): { count: number; sum: number } => ({
  count: rows.filter(adds).length,
  sum: rows.reduce((sum, row) => sum + (adds(row) ? row.amount : 0), 0),
})
