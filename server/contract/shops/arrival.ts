import { isTrial } from '../tracking/trial.ts'
import { shopLimits } from './limits.ts'
import type { ShopEvent, ShopOrderRecord, ShopRefund } from './record.ts'

/** What follows from a delivery: nothing, the order is reported as a result, or its result is taken back. */
type ShopAction = 'NONE' | 'REPORT' | 'REVERSE'

type DecidedArrival = {
  readonly order: ShopOrderRecord
  readonly action: ShopAction
  /** Whether this is the first delivery of the order, and how many refunds are new: for the figures of the shop. */
  readonly isNewOrder: boolean
  readonly newRefunds: number
}

/** Returns the sum of the refunds of an order, in halalas. A refund of the whole order is all of it. */
export const refundedOf = ({ refunds, amount }: Pick<ShopOrderRecord, 'refunds' | 'amount'>): number => {
  if (refunds.some((one) => one.amount === null)) return amount ?? 0
  const sum = refunds.reduce((total, one) => total + (one.amount ?? 0), 0)
  return amount === null ? sum : Math.min(sum, amount)
}

/** Returns whether nothing of an order stays paid. A refund of a part takes no result back. */
export const isWhole = ({ refunds, amount }: Pick<ShopOrderRecord, 'refunds' | 'amount'>): boolean =>
  refunds.some((one) => one.amount === null) || (amount !== null && amount > 0 && refundedOf({ refunds, amount }) >= amount)

/** Adds refunds that are not known yet. A shop sends the same one again, and WooCommerce lists the former ones each time. */
function withRefunds(known: readonly ShopRefund[], sent: readonly ShopRefund[]): readonly ShopRefund[] {
  const fresh = sent.filter((one, at) => ![...known, ...sent.slice(0, at)].some(({ id }) => id === one.id))
  return [...known, ...fresh].slice(0, shopLimits.refunds)
}

/** Fills in what only the order itself says, and decides what becomes of it. `code`: the code of a participant that it has. */
function filled(before: ShopOrderRecord, event: ShopEvent, code: string | null): Pick<DecidedArrival, 'order' | 'action'> {
  const { amount, clickId, occurredAt, shownNumber } = event
  const order = { ...before, amount, clickId, occurredAt, shownNumber: shownNumber ?? event.number, promoCode: code }
  if (clickId !== null && isTrial(clickId)) return { order: { ...order, state: 'TEST' }, action: 'NONE' }
  if (clickId === null && code === null) return { order: { ...order, state: 'NO_SOURCE', amount: null }, action: 'NONE' }
  if (event.currency !== 'SAR') return { order: { ...order, state: 'REFUSED', refusal: 'CURRENCY', amount: null }, action: 'NONE' }
  if (amount === null) return { order: { ...order, state: 'REFUSED', refusal: 'AMOUNT' }, action: 'NONE' }
  return { order: { ...order, state: 'WAITING' }, action: 'REPORT' }
}

/**
 * Decides on what a delivery says about an order. `before` is the stored order, as `newOrder` makes it for the first delivery. An order
 * counts once, whatever the shop sends again. A refund that comes before its order waits for it; the order is then reported as taken back.
 */
export function decideArrival(before: ShopOrderRecord, event: ShopEvent, code: string | null): DecidedArrival {
  const isFirst = before.state === 'EARLY'
  const sent = event.kind === 'CANCELLED' ? [{ id: 'whole', amount: null }, ...event.refunds] : event.refunds
  const refunds = withRefunds(before.refunds, sent)
  const known = { ...before, refunds }
  if (isFirst && event.kind === 'ORDER') return { ...filled(known, event, code), isNewOrder: true, newRefunds: refunds.length }
  const takesBack = known.state === 'COUNTED' && !known.isReversed && isWhole(known)
  // A refund that is known before its order is counted with the order: the order may never have been paid.
  const newRefunds = isFirst ? 0 : refunds.length - before.refunds.length
  return { order: known, action: takesBack ? 'REVERSE' : 'NONE', isNewOrder: false, newRefunds }
}

/** Returns an order of which nothing is known but its key. */
export const newOrder = (id: string, shopId: string, number: string, now: number): ShopOrderRecord => ({
  ...{ id, shopId, number, shownNumber: null, externalId: null, state: 'EARLY', refusal: null, programId: null, conversionId: null },
  ...{ clickId: null, promoCode: null, amount: null, refunds: [], isReversed: false, occurredAt: null, receivedAt: now, nextAt: null },
})
