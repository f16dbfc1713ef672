import type { ShownOrder } from '@wasla/contract/tills/answers.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import type { TillRefusalCode } from '@wasla/contract/tills/refusals.ts'

/** An order as the phone keeps it. Times are of the phone’s clock, in milliseconds; the amount is in halalas. */
export type StoredOrder = {
  /** Made on the phone and sent with the order, so that the server counts it once. */
  readonly key: string
  readonly code: string
  /** Name of the code’s participant; empty if the code was not looked up. */
  readonly name: string
  readonly amount: number
  readonly at: number
  /** `waiting`: the server may not have it. `sent`: the server has it. `refused`: the server will never take it. */
  readonly state: 'waiting' | 'sent' | 'refused'
  /** Whether the order was on its way once: then the server may have it, although no answer came. */
  readonly isTried: boolean
  readonly refusal: TillRefusalCode | null
  /** The order’s number at its till; null until the server has it. */
  readonly number: number | null
  /** Time until which the server takes an undo; null until it has the order. */
  readonly undoUntil: number | null
  readonly undo: 'none' | 'requested' | 'done' | 'refused'
}

type Typed = Pick<StoredOrder, 'key' | 'code' | 'name' | 'amount'>

export const newOrder = (typed: Typed, now: number): StoredOrder => ({
  ...typed,
  ...{ at: now, state: 'waiting', isTried: false, refusal: null, number: null, undoUntil: null, undo: 'none' },
})

/** Returns an order that the server has. */
export const afterSent = (order: StoredOrder, { number, undoFor, undoneAt }: ShownOrder, now: number): StoredOrder => ({
  ...order,
  ...{ state: 'sent', refusal: null, number, undoUntil: now + undoFor * 1000, isTried: true },
  undo: undoneAt === null ? order.undo : 'done',
})

/** Refusals after which the same order may be taken later: the phone keeps it and sends it again. */
const passing: readonly TillRefusalCode[] = ['RATE_LIMITED', 'SERVICE_BUSY', 'SIGNED_OUT', 'TILL_NOT_FOUND']

export const isPassing = (code: TillRefusalCode): boolean => passing.includes(code)

/** Returns an order that the server will never take. */
export const afterRefusal = (order: StoredOrder, refusal: TillRefusalCode): StoredOrder => ({ ...order, state: 'refused', refusal })

/** Returns an order after an undo that the server took, or refused for good. */
export const afterUndo = (order: StoredOrder, isDone: boolean): StoredOrder => ({ ...order, undo: isDone ? 'done' : 'refused' })

/** Returns until when the cashier may undo an order: ten minutes after it was made, or after the server had it. */
export const undoUntilOf = ({ at, undoUntil }: StoredOrder): number => undoUntil ?? at + tillLimits.undo

/** Returns whether the cashier may undo an order now. One that never left the phone can be undone at any time. */
export const mayUndo = (order: StoredOrder, now: number): boolean =>
  order.undo === 'none' && order.state !== 'refused' && ((order.state === 'waiting' && !order.isTried) || now < undoUntilOf(order))

/** Returns an order that the cashier undoes; null if it never left the phone, so that nobody has to hear of it. */
export const wantUndo = (order: StoredOrder): StoredOrder | null =>
  order.state === 'waiting' && !order.isTried ? null : { ...order, undo: 'requested' }

/** What the phone has to tell the server next. An order always comes before its undo, and older orders before newer ones. */
export type NextCall = { readonly kind: 'order' | 'undo'; readonly order: StoredOrder }

export function nextCall(orders: readonly StoredOrder[]): NextCall | null {
  const inOrder = orders.toSorted((one, other) => one.at - other.at)
  const waiting = inOrder.find(({ state }) => state === 'waiting')
  const undone = inOrder.find(({ state, undo }) => state === 'sent' && undo === 'requested')
  if (undone) return { kind: 'undo', order: undone }
  return waiting ? { kind: 'order', order: waiting } : null
}

/** Returns whether the phone still has to tell the server something about an order. */
export const isOpen = ({ state, undo }: StoredOrder): boolean => state === 'waiting' || (state === 'sent' && undo === 'requested')
