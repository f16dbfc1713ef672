import { toDateTime } from '../profiles/fields.ts'
import { undoUntilOf } from './decide-undo.ts'
import type { TillOrderRecord, TillRecord } from './record.ts'

/**
 * What a phone shows of an order. Times are ISO 8601, the amount is in halalas. `undoFor`: seconds for which it can still be undone, because
 * the phone’s clock may differ from ours.
 */
export type ShownOrder = {
  readonly key: string
  readonly number: number
  readonly code: string
  readonly amount: number
  readonly at: string
  readonly undoFor: number
  readonly undoneAt: string | null
}

/** What a phone shows of its till and of the day, the newest order first. The sum leaves out what was undone; it is in halalas. */
export type ShownDay = {
  readonly shop: string
  readonly till: string
  readonly program: string
  readonly mostAmount: number
  readonly count: number
  readonly sum: number
  readonly orders: readonly ShownOrder[]
}

/** Whose code a customer named. */
export type ShownCode = { readonly promoCode: string; readonly name: string }

export const shownOrder = (order: TillOrderRecord, now: number): ShownOrder => ({
  key: order.key,
  number: order.number,
  code: order.code,
  amount: order.amount,
  at: toDateTime(order.occurredAt),
  undoFor: order.undoneAt === null ? Math.max(0, Math.ceil((undoUntilOf(order) - now) / 1000)) : 0,
  undoneAt: order.undoneAt === null ? null : toDateTime(order.undoneAt),
})

/** Names in the language of the phone, and totals of the day. */
type DayFacts = { readonly shop: string; readonly program: string; readonly count: number; readonly sum: number }

export const shownDay = ({ name, mostAmount }: TillRecord, facts: DayFacts, orders: readonly TillOrderRecord[], now: number): ShownDay => ({
  ...facts,
  till: name,
  mostAmount,
  orders: orders.map((order) => shownOrder(order, now)),
})
