import { csvLines } from '../files/csv.ts'
import type { ObjectiveType } from '../programs/types.ts'
import type { Channel } from '../tracking/record.ts'
import { inUnits, totalOf, type Counts } from './counts.ts'

/** The counts of one day, channel and country. */
export type CountedCell = Counts & { readonly day: string; readonly channel: Channel; readonly country: string }

/** Names of the columns. They are the same in every language, so that spreadsheets can import every file in the same way. */
const columns = ['day', 'channel', 'country', 'clicks', 'approved', 'revenue_sar'] as const

/** Returns an amount of halalas as a text in riyals with two decimals, without rounding. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

type Key = Pick<CountedCell, 'day' | 'channel' | 'country'>

const keyOf = ({ day, channel, country }: Key) => `${day} ${channel} ${country}`

/** Merges rows of different participants with the same day, channel and country. */
const merged = (cells: readonly CountedCell[]): CountedCell[] =>
  [...Map.groupBy(cells, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => (first ? { ...first, ...totalOf([first, ...rest]) } : []))

const lineOf = ({ day, channel, country, clicks, approved, revenue }: CountedCell) => [
  day,
  channel,
  country,
  { number: String(clicks) },
  { number: String(approved) },
  { number: riyals(revenue) },
]

/**
 * Returns a CSV file of figures (RFC 4180), with one line for each day, channel and country that has counts. Lines are sorted by day and
 * end with CR LF.
 */
export const performanceCsv = (objective: ObjectiveType, cells: readonly CountedCell[]): string =>
  csvLines([columns, ...merged(cells.map((cell) => inUnits(objective, cell))).map(lineOf)])
