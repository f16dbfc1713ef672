import type { ObjectiveType } from '../programs/types.ts'

/** What counted of something: valid clicks, units of the objective, and revenue in halalas. */
export type Counts = { readonly clicks: number; readonly approved: number; readonly revenue: number }

export const noCounts: Counts = { clicks: 0, approved: 0, revenue: 0 }

const plus = (one: Counts, other: Counts): Counts => ({
  clicks: one.clicks + other.clicks,
  approved: one.approved + other.approved,
  revenue: one.revenue + other.revenue,
})

export const totalOf = (rows: Iterable<Counts>): Counts => [...rows].reduce(plus, noCounts)

/** The counts of rows by what `keyOf` says of them, in the order in which keys come first. */
export function countsBy<Row extends Counts, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Counts> {
  const sums = new Map<Key, Counts>()
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? noCounts, row))
  return sums
}

/** A part of a whole as a share, 0 of nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** A draft without objectives counts clicks, of which it has none. */
export const objectiveOf = ({ objectiveType }: { readonly objectiveType: ObjectiveType | null }): ObjectiveType =>
  objectiveType ?? 'TRAFFIC'

/** Counts as they are kept, in the unit of an objective: the units of a program for traffic are its valid clicks (K-15). */
export const inUnits = <Row extends Counts>(objective: ObjectiveType, row: Row): Row =>
  objective === 'TRAFFIC' ? { ...row, approved: row.clicks } : row
