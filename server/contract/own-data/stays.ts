import type { StayingKind } from '../generated/user-types.ts'
import { everyOf } from '../common/every-of.ts'
import { civilDate, endOfDay } from '../platform/riyadh.ts'
import { toDateTime } from '../profiles/fields.ts'

/** What stays after an account is erased, in the order in which it is shown. */
export const stayingKinds = everyOf<StayingKind>()('INVOICES', 'LEDGER', 'WITHDRAWALS', 'SEALED_TERMS', 'AUDIT_LOG')

/**
 * Years after the year of deletion until whose end data must stay; null if it stays as long as others need it. Page, archive and
 * documentation read this table. Tax rules want invoices for six years, and commercial law wants books and payments for ten.
 */
export const stayingYears = {
  INVOICES: 6,
  LEDGER: 10,
  WITHDRAWALS: 10,
  SEALED_TERMS: null,
  AUDIT_LOG: null,
} as const satisfies Record<StayingKind, number | null>

/** Returns the last second, in Riyadh, of the year that is `years` after the year of a moment. */
const endOfYear = (moment: number, years: number): number => endOfDay(`${Number(civilDate(moment).slice(0, 4)) + years}-12-31`) - 1_000

/** Data that stays, and until when; null if it stays as long as others need it. */
type Staying = { readonly kind: StayingKind; readonly until: string | null }

/** Returns what stays of an account that is erased at this moment, each with the time until which it stays. */
export const staysAfter = (erasedAt: number): Staying[] =>
  stayingKinds.map((kind) => {
    const years = stayingYears[kind]
    return { kind, until: years === null ? null : toDateTime(endOfYear(erasedAt, years)) }
  })
