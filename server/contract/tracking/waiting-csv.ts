import { csvLines } from '../files/csv.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { ConversionRecord } from './record.ts'

/** The names of columns are the same in every language, so that a spreadsheet that reads the file keeps working. */
const columns = ['order', 'event', 'day', 'amount_sar', 'participant', 'counts_on'] as const

/** Returns halalas as riyals with two decimals, without rounding. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

/** A waiting result with the name of its participant. */
export type NamedWaiting = { readonly record: ConversionRecord; readonly participant: string }

/** Returns waiting results as CSV (RFC 4180) in the given order. Lines end with CR LF. */
export const waitingCsv = (rows: readonly NamedWaiting[]): string =>
  csvLines([
    columns,
    ...rows.map(({ record: { externalId, event, occurredAt, amount, countsAt, receivedAt, naming }, participant }) => [
      externalId,
      event,
      civilDate(occurredAt),
      amount === null ? '' : { number: riyals(amount) },
      participant,
      // A contested number does not count automatically (Y-02).
      naming === 'Contested' ? '' : civilDate(countsAt ?? receivedAt),
    ]),
  ])
