import { codeSourceId } from '../tracking/code-source.ts'
import type { ReportedConversion } from '../tracking/conversion-body.ts'
import type { CountingProgram } from '../tracking/counting-program.ts'
import type { TrackRefusalCode } from '../tracking/responses.ts'
import type { SentOrder } from './body.ts'
import { tillLimits } from './limits.ts'
import { externalIdOf, type TillOrderRecord, type TillRecord } from './record.ts'
import type { TillRefusal, TillRefusalCode } from './refusals.ts'

/** How many orders of a till were made within the hour before an order, and how many arrived within the last 24 hours. */
export type OrderCounts = { readonly ofHour: number; readonly ofDay: number }

export type OrderState = {
  readonly till: TillRecord
  readonly program: CountingProgram
  readonly counts: OrderCounts
  /** Whose code it is; null if no participant of the program has it. */
  readonly profileId: string | null
}

/** Returns when an order was made, by our clock. */
export const occurredAtOf = ({ ago }: Pick<SentOrder, 'ago'>, now: number): number => now - Math.round(ago * 1000)

export type DecidedOrder =
  | { readonly refusal: TillRefusal; readonly order?: never; readonly reported?: never }
  | {
      readonly refusal?: never
      /** The order, without the id of its result. */
      readonly order: Omit<TillOrderRecord, 'conversionId'>
      readonly reported: ReportedConversion
    }

const refuse = (code: TillRefusalCode): { refusal: TillRefusal } => ({ refusal: { code } })

/**
 * Decides on an order whose key is new to its till. Whether it counts is decided like every report with a secret; here are the limits of
 * the till. An hour’s orders are counted by when they were made, because a phone may send many at once after it had no network. A day’s
 * orders are counted by when they arrived, so that nobody spreads invented ones over days that have passed.
 */
export function decideOrder({ till, program, counts, profileId }: OrderState, sent: SentOrder, id: string, now: number): DecidedOrder {
  const occurredAt = occurredAtOf(sent, now)
  if (program.status === 'Draft' || program.status === 'Soon') return refuse('NOT_RUNNING')
  if (now - occurredAt > tillLimits.oldest) return refuse('TOO_OLD')
  if (sent.amount > till.mostAmount) return refuse('AMOUNT_TOO_HIGH')
  if (profileId === null) return refuse('CODE_NOT_FOUND')
  if (counts.ofHour >= till.mostPerHour || counts.ofDay >= till.mostPerDay) return refuse('TOO_MANY_ORDERS')
  const { key, code, amount } = sent
  return {
    order: {
      ...{ id, tillId: till.id, programId: program.id, key, number: till.lastNumber + 1, profileId, code, amount },
      ...{ occurredAt, receivedAt: now, undoneAt: null },
    },
    reported: {
      ...{ clickId: codeSourceId(code), promoCode: code, event: 'SALE', externalId: externalIdOf({ id }) },
      ...{ amount, occurredAt, isReversed: false },
    },
  }
}

/** The refusals of the rules of results that an order of a till can meet. All others are faults or pass. */
const codes: Readonly<Partial<Record<TrackRefusalCode, TillRefusalCode>>> = {
  CLICK_NOT_FOUND: 'CODE_NOT_FOUND',
  EVENT_NOT_FOR_OBJECTIVE: 'NOT_RUNNING',
  KEY_INVALID: 'NOT_RUNNING',
  ATTRIBUTION_WINDOW_PASSED: 'ENDED',
  BODY_INVALID: 'TOO_OLD',
}

/** Returns what a phone is answered if the rules of results refuse its order. */
export const refusalOf = (code: TrackRefusalCode): TillRefusal => ({ code: codes[code] ?? 'SERVICE_BUSY' })
