import type { ObjectiveType } from '../programs/types.ts'

/** Counts of results. `clicks`: valid clicks; `approved`: units of the objective; `revenue`: in halalas. */
export type Counts = { readonly clicks: number; readonly approved: number; readonly revenue: number }

export const noCounts: Counts = { clicks: 0, approved: 0, revenue: 0 }

const plus = (one: Counts, other: Counts): Counts => ({
  clicks: one.clicks + other.clicks,
  approved: one.approved + other.approved,
  revenue: one.revenue + other.revenue,
})

export const totalOf = (rows: Iterable<Counts>): Counts => [...rows].reduce(plus, noCounts)

/** Returns the sum of the counts for each key. Keys are in the order of their first row. */
export function countsBy<Row extends Counts, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Counts> {
  const sums = new Map<Key, Counts>()
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? noCounts, row))
  return sums
}

/** Returns `part` divided by `whole`; 0 if the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/**
 * Returns the objective of a program. A draft without an objective counts as TRAFFIC, which changes nothing, because a draft has no clicks.
 */
export const objectiveOf = ({ objectiveType }: { readonly objectiveType: ObjectiveType | null }): ObjectiveType =>
  objectiveType ?? 'TRAFFIC'

/** Returns counts in the unit of an objective. For TRAFFIC, `approved` is the number of valid clicks (K-15). */
export const inUnits = <Row extends Counts>(objective: ObjectiveType, row: Row): Row =>
  objective === 'TRAFFIC' ? { ...row, approved: row.clicks } : row
