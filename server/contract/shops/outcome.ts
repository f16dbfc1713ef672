import { shopNames } from './kinds.ts'
import type { ShopKind, ShopRefusal } from '../generated/user-sdl-types.ts'
import { codeSourceId } from '../tracking/code-source.ts'
import type { ReportedConversion } from '../tracking/conversion-body.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import type { TrackRefusalCode, TrackRefusal, TrackTaken } from '../tracking/responses.ts'
import { isWhole } from './arrival.ts'
import { shopLimits } from './limits.ts'
import type { ShopOrderRecord } from './record.ts'

/**
 * Returns an order as results read every report with a secret. Times of shops have whole seconds, so an order that follows its click within
 * the same second would come before it: the end of the second is meant.
 */
export function reportedOrder(order: ShopOrderRecord, externalId: string, now: number): ReportedConversion {
  const { clickId, promoCode, amount, occurredAt } = order
  const second = occurredAt === null ? null : Math.floor(occurredAt / 1_000) * 1_000 + 999
  return {
    clickId: clickId ?? codeSourceId(promoCode ?? ''),
    promoCode,
    event: 'SALE',
    externalId,
    amount,
    occurredAt: second === null ? null : Math.min(second, now),
    isReversed: isWhole(order),
  }
}

/** Returns why an order cannot be reported at all; null if it can. */
export function unreportable({ amount, occurredAt }: ShopOrderRecord, now: number): ShopRefusal | null {
  if (amount === null || amount > conversionLimits.amount) return 'AMOUNT'
  return occurredAt !== null && occurredAt > now + conversionLimits.ahead * 1_000 ? 'LATE' : null
}

const refusals: Readonly<Partial<Record<TrackRefusalCode, ShopRefusal>>> = {
  CLICK_NOT_FOUND: 'CLICK',
  EVENT_NOT_FOR_OBJECTIVE: 'NOT_COUNTED',
  KEY_INVALID: 'NOT_COUNTED',
  ATTRIBUTION_WINDOW_PASSED: 'LATE',
  BODY_INVALID: 'CLICK',
}

/** Returns what the owner reads if the rules of results refuse an order; null if the order has to be looked at again. */
const refusalOf = (code: TrackRefusalCode): ShopRefusal | null => refusals[code] ?? null

type Reported = { readonly programId: string | null; readonly externalId: string | null }

/** Returns an order after it was reported. */
export function afterReport(
  order: ShopOrderRecord,
  outcome: TrackTaken | TrackRefusal,
  { programId, externalId }: Reported,
  now: number,
): ShopOrderRecord {
  if (!('code' in outcome)) {
    const isReversed = outcome.status === 'Reversed'
    return { ...order, state: 'COUNTED', refusal: null, programId, externalId, conversionId: outcome.id, isReversed, nextAt: null }
  }
  const refusal = refusalOf(outcome.code)
  if (refusal === null) return waiting(order, now)
  return { ...order, state: 'REFUSED', refusal, programId, nextAt: null }
}

/** Returns an order that is looked at again, because its click may not be counted yet. */
export const waiting = (order: ShopOrderRecord, now: number): ShopOrderRecord => ({
  ...order,
  state: 'WAITING',
  nextAt: now + shopLimits.again,
})

/** Returns an order after its result was to be taken back. A result that is too old stays, and the owner reads why. */
export const afterReversal = (order: ShopOrderRecord, outcome: TrackTaken | TrackRefusal): ShopOrderRecord =>
  'code' in outcome ? { ...order, refusal: 'REFUND_LATE' } : { ...order, isReversed: true, refusal: null }

/** Returns the number of a result if another shop of the brand has an order with the same number. */
export const distinctNumber = (kind: ShopKind, shownNumber: string): string => `${shopNames[kind]}-${shownNumber}`
