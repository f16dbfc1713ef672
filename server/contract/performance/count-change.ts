import { civilDate } from '../platform/riyadh.ts'
import type { CountedWith, ResultChange } from '../tracking/change.ts'
import type { ResultStatus, UncountedReason } from '../tracking/record.ts'
import type { DayCountRecord, DayVisitorRecord, UncountedDayRecord } from './record.ts'

/** Changes of stored counts. Each row is the difference to add to a stored row, and may be negative. */
export type Counting = {
  readonly counts: readonly DayCountRecord[]
  readonly uncounted: readonly UncountedDayRecord[]
  readonly visitors: readonly DayVisitorRecord[]
}

type StatusWithReason = { readonly status: ResultStatus | null; readonly reason: UncountedReason | null | undefined }

/**
 * Returns the counts of a click or conversion in this status, multiplied by `sign`. A pending result has no counts. Throws if a result that
 * does not count has no reason.
 */
function effectOf(change: ResultChange, { status, reason }: StatusWithReason, sign: 1 | -1, counted: CountedWith = change): Counting {
  const { kind, programId, profileId } = change
  const { at, channel, country, visitor, amount } = counted
  const of = { programId, profileId, day: civilDate(at) }
  if (status === null || status === 'Pending') return { counts: [], uncounted: [], visitors: [] }
  if (status === 'Approved') {
    const counts = kind === 'CLICK' ? { clicks: sign, approved: 0, revenue: 0 } : { clicks: 0, approved: sign, revenue: sign * amount }
    return {
      counts: [{ ...of, channel, country, ...counts }],
      uncounted: [],
      visitors: kind === 'CLICK' ? [{ ...of, visitor, clicks: sign }] : [],
    }
  }
  if (!reason) throw new Error('What does not count has a reason')
  return { counts: [], uncounted: [{ ...of, kind, reason, count: sign }], visitors: [] }
}

/**
 * Returns the differences that one change of a result makes to the counts (O-06). They belong to the day in Riyadh on which the result
 * happened, not to the day of the decision. The sum over all changes of a result equals the counts of its final status.
 */
export function countChange(change: ResultChange): Counting {
  const before = effectOf(change, { status: change.from, reason: change.fromReason }, -1, change.was)
  const after = effectOf(change, { status: change.to, reason: change.reason }, 1)
  return {
    counts: [...before.counts, ...after.counts],
    uncounted: [...before.uncounted, ...after.uncounted],
    visitors: [...before.visitors, ...after.visitors],
  }
}

/**
 * Adds up rows with the same key. Returns the rows sorted by key, so that two transactions that write them at the same time cannot
 * deadlock.
 */
function summed<Row>(rows: readonly Row[], keyOf: (row: Row) => string, plus: (one: Row, other: Row) => Row): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key)
    sums.set(key, sum === undefined ? row : plus(sum, row))
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

const plusCounts = (one: DayCountRecord, other: DayCountRecord): DayCountRecord => ({
  ...one,
  clicks: one.clicks + other.clicks,
  approved: one.approved + other.approved,
  revenue: one.revenue + other.revenue,
})

/** Returns the sum of several changes, with one row for each key. Leaves out rows whose sum is zero. */
export function countingOf(changes: readonly ResultChange[]): Counting {
  const each = changes.map(countChange)
  return {
    counts: summed(
      each.flatMap(({ counts }) => counts),
      ({ programId, profileId, day, channel, country }) => [programId, profileId, day, channel, country].join(' '),
      plusCounts,
    ).filter(({ clicks, approved, revenue }) => clicks !== 0 || approved !== 0 || revenue !== 0),
    uncounted: summed(
      each.flatMap(({ uncounted }) => uncounted),
      ({ programId, profileId, day, kind, reason }) => [programId, profileId, day, kind, reason].join(' '),
      (one, other) => ({ ...one, count: one.count + other.count }),
    ).filter(({ count }) => count !== 0),
    visitors: summed(
      each.flatMap(({ visitors }) => visitors),
      ({ programId, profileId, day, visitor }) => [programId, profileId, day, visitor].join(' '),
      (one, other) => ({ ...one, clicks: one.clicks + other.clicks }),
    ).filter(({ clicks }) => clicks !== 0),
  }
}
