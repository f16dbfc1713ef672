import type { ObjectiveType } from '../programs/types.ts'
import type { ResultChange } from '../tracking/change.ts'
import type { ParticipantResultRecord } from './record.ts'

/** A participant of whom nothing is counted yet. */
export const noResult = (programId: string, profileId: string): ParticipantResultRecord => ({
  programId,
  profileId,
  clicks: 0,
  approved: 0,
  revenue: 0,
  firstClickAt: null,
  lastResultAt: null,
  holdFrom: null,
})

/** What a program's milestones count: clicks where it is for traffic, conversions anywhere else (N-06, N-10). */
export const unitOf = (objective: ObjectiveType): ResultChange['kind'] => (objective === 'TRAFFIC' ? 'CLICK' : 'CONVERSION')

/** 1 where it counts from now on, -1 where it no longer does, 0 where that stays. Only what is approved counts. */
export const countedBy = ({ from, to }: Pick<ResultChange, 'from' | 'to'>): number =>
  Number(to === 'Approved') - Number(from === 'Approved')

/** Whether a change moves a counter of its participant: it counts from now on, no longer, or with another amount. */
export const isCounted = (change: ResultChange): boolean => countedBy(change) !== 0 || revenueBy(change) !== 0

/** By how much the revenue changes, in halalas. */
function revenueBy({ kind, from, to, amount, was }: ResultChange): number {
  if (kind === 'CLICK') return 0
  return (to === 'Approved' ? amount : 0) - (from === 'Approved' ? (was?.amount ?? amount) : 0)
}

/** The largest number that a counter holds. A sum that would be larger stays there (Y-10): no sum fails a report. */
const most = Number.MAX_SAFE_INTEGER

const within = (sum: number): number => Math.min(Math.max(sum, 0), most)

/**
 * What a click or a conversion makes of its participant's results. The result itself where nothing of it counts. The first click and the
 * latest result are remembered also where they were taken back later.
 */
export function applyResult(result: ParticipantResultRecord, change: ResultChange, objective: ObjectiveType): ParticipantResultRecord {
  if (!isCounted(change)) return result
  const counted = countedBy(change)
  const { kind, at } = change
  const isClick = kind === 'CLICK'
  const isNew = counted > 0
  return {
    ...result,
    clicks: within(result.clicks + (isClick ? counted : 0)),
    approved: within(result.approved + (kind === unitOf(objective) ? counted : 0)),
    revenue: within(result.revenue + revenueBy(change)),
    firstClickAt: isNew && isClick ? Math.min(at, result.firstClickAt ?? at) : result.firstClickAt,
    lastResultAt: isNew ? Math.max(at, result.lastResultAt ?? at) : result.lastResultAt,
  }
}

/** The same, with the moment from which the hold of what is counted runs: `now`, unless the result began its hold before (Y-01). */
export function countResult(
  result: ParticipantResultRecord,
  change: ResultChange,
  { objective, now }: { objective: ObjectiveType; now: number },
): ParticipantResultRecord {
  const next = applyResult(result, change, objective)
  if (countedBy(change) <= 0 || change.kind !== unitOf(objective)) return next
  return { ...next, holdFrom: Math.max(result.holdFrom ?? 0, change.holdFrom ?? now) }
}
