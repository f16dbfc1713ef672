import { csvLines } from '../files/csv.ts'
import type { ObjectiveType } from '../programs/types.ts'
import type { Channel } from '../tracking/record.ts'
import { inUnits, totalOf, type Counts } from './counts.ts'

/** The counts of one day, channel and country. */
export type CountedCell = Counts & { readonly day: string; readonly channel: Channel; readonly country: string }

/** The column names are the same in every language, so that spreadsheets that import the file keep working. */
const columns = ['day', 'channel', 'country', 'clicks', 'approved', 'revenue_sar'] as const

/** Returns halalas as riyals with two decimals, exactly. */
const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`

type Key = Pick<CountedCell, 'day' | 'channel' | 'country'>

const keyOf = ({ day, channel, country }: Key) => `${day} ${channel} ${country}`

/** Merges the rows of several participants with the same day, channel and country into one. */
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
 * Returns a file of figures (RFC 4180): one line for each day, channel and country with counts, sorted by day; lines end with CR and LF.
 */
export const performanceCsv = (objective: ObjectiveType, cells: readonly CountedCell[]): string =>
  csvLines([columns, ...merged(cells.map((cell) => inUnits(objective, cell))).map(lineOf)])
