import { csvLines } from '../files/csv.ts'
import { civilDate } from '../platform/riyadh.ts'
import type { ConversionRecord } from './record.ts'

/** The columns have the same names in every language, so that a sheet that reads them goes on working. */
const columns = ['order', 'event', 'day', 'amount_sar', 'participant', 'counts_on'] as const

/** Halalas as riyals with two decimals, exactly. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

/** A waiting result with the name of its participant. */
export type NamedWaiting = { readonly record: ConversionRecord; readonly participant: string }

/** Waiting results as a file for spreadsheets (RFC 4180), in the order given; lines end with CR and LF. */
export const waitingCsv = (rows: readonly NamedWaiting[]): string =>
  csvLines([
    columns,
    ...rows.map(({ record: { externalId, event, occurredAt, amount, countsAt, receivedAt, naming }, participant }) => [
      externalId,
      event,
      civilDate(occurredAt),
      amount === null ? '' : { number: riyals(amount) },
      participant,
      // A contested number does not count by itself (Y-02).
      naming === 'Contested' ? '' : civilDate(countsAt ?? receivedAt),
    ]),
  ])
