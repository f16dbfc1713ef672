import { codeSourceId } from '../tracking/code-source.ts'
import type { ReportedConversion } from '../tracking/conversion-body.ts'
import { tillLimits } from './limits.ts'
import { externalIdOf, type TillOrderRecord } from './record.ts'
import type { TillRefusal } from './refusals.ts'

/**
 * Returns until when an order can be undone. The ten minutes begin when it arrived: what a phone says about its own time proves nothing,
 * and an order that waited on the phone can be undone there.
 */
export const undoUntilOf = ({ receivedAt }: Pick<TillOrderRecord, 'receivedAt'>): number => receivedAt + tillLimits.undo

export type DecidedUndo =
  | { readonly kind: 'refused'; readonly refusal: TillRefusal }
  /** The order was undone before. */
  | { readonly kind: 'repeat'; readonly order: TillOrderRecord }
  | { readonly kind: 'undone'; readonly order: TillOrderRecord; readonly reported: ReportedConversion }

/** Decides an undo. Only the till that reported an order undoes it; `order` is null if this till has none with the key. */
export function decideUndo(order: TillOrderRecord | null, now: number): DecidedUndo {
  if (!order) return { kind: 'refused', refusal: { code: 'ORDER_NOT_FOUND' } }
  if (order.undoneAt !== null) return { kind: 'repeat', order }
  if (now > undoUntilOf(order) + tillLimits.undoGrace) return { kind: 'refused', refusal: { code: 'UNDO_TOO_LATE' } }
  const { code, amount, occurredAt } = order
  return {
    kind: 'undone',
    order: { ...order, undoneAt: now },
    reported: {
      ...{ clickId: codeSourceId(code), promoCode: code, event: 'SALE', externalId: externalIdOf(order) },
      ...{ amount, occurredAt, isReversed: true },
    },
  }
}
