import type { Channel } from '../tracking/record.ts'
import type { ObjectiveType } from '../programs/types.ts'
import { inUnits, totalOf, type Counts } from './counts.ts'

/** What counted on one day from one channel and country. */
export type CountedCell = Counts & { readonly day: string; readonly channel: Channel; readonly country: string }

/** The names of the columns are the same in every language, so that a sheet that reads them goes on working. */
const columns = ['day', 'channel', 'country', 'clicks', 'approved', 'revenue_sar'] as const

/** What a spreadsheet would take for a formula begins with one of these; so does a cell that hides one behind a blank. */
const formula = /^[\s]*[=+\-@\t\r]/u

/** One cell (RFC 4180): what could be a formula is text, and what would break the line is quoted. */
export function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Halalas as riyals with two decimals, exactly. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

type Key = Pick<CountedCell, 'day' | 'channel' | 'country'>

const keyOf = ({ day, channel, country }: Key) => `${day} ${channel} ${country}`

/** Several participants have the same day, channel and country: a program has one line for them. */
const merged = (cells: readonly CountedCell[]): CountedCell[] =>
  [...Map.groupBy(cells, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => (first ? { ...first, ...totalOf([first, ...rest]) } : []))

/** A file of figures (RFC 4180): one line for each day, channel and country that has any, by day; lines end with CR and LF. */
export function csvOf(objective: ObjectiveType, cells: readonly CountedCell[]): string {
  const lines = merged(cells)
    .map((row) => inUnits(objective, row))
    .map(({ day, channel, country, clicks, approved, revenue }) => [
      day,
      channel,
      country,
      String(clicks),
      String(approved),
      riyals(revenue),
    ])
  return [columns, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
