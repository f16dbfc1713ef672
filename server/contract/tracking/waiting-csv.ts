import { csvLines } from '../files/csv.ts'
import { civilDate } from '../platform/riyadh.ts'
import { countsAutomatically, promoCodeOf } from './code-source.ts'
import type { ConversionRecord } from './record.ts'

/** The names of columns are the same in every language, so that a spreadsheet that reads the file keeps working. */
const columns = ['order', 'event', 'day', 'amount_sar', 'participant', 'counts_on', 'promo_code'] as const

/** Returns halalas as riyals with two decimals, without rounding. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

/** A waiting result with the name of its participant. */
export type NamedWaiting = { readonly record: ConversionRecord; readonly participant: string }

/** Returns waiting results as CSV (RFC 4180) in the given order. Lines end with CR LF. */
export const waitingCsv = (rows: readonly NamedWaiting[]): string =>
  csvLines([
    columns,
    ...rows.map(({ record, participant }) => [
      record.externalId,
      record.event,
      civilDate(record.occurredAt),
      record.amount === null ? '' : { number: riyals(record.amount) },
      participant,
      // Some results never count automatically (Y-02, codes that only a browser reports).
      countsAutomatically(record) ? civilDate(record.countsAt ?? record.receivedAt) : '',
      promoCodeOf(record.clickId) ?? '',
    ]),
  ])
