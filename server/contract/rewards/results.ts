import type { ObjectiveType } from '../programs/types.ts'
import type { ResultChange } from '../tracking/change.ts'
import type { ParticipantResultRecord } from './record.ts'

/** Returns the empty results of a participant. */
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

/** Returns what a program’s milestones count: clicks in a TRAFFIC program, conversions in all others (N-06, N-10). */
export const unitOf = (objective: ObjectiveType): ResultChange['kind'] => (objective === 'TRAFFIC' ? 'CLICK' : 'CONVERSION')

/** Returns 1 if a result starts to count, -1 if it no longer counts, and 0 if neither changes. Only approved results count. */
const countedBy = ({ from, to }: Pick<ResultChange, 'from' | 'to'>): number => Number(to === 'Approved') - Number(from === 'Approved')

/**
 * Returns whether a change affects its participant’s results: the click or conversion starts to count, stops, or counts with another
 * amount.
 */
export const isCounted = (change: ResultChange): boolean => countedBy(change) !== 0 || revenueBy(change) !== 0

/** Returns by how much the revenue changes, in halalas. */
function revenueBy({ kind, from, to, amount, was }: ResultChange): number {
  if (kind === 'CLICK') return 0
  return (to === 'Approved' ? amount : 0) - (from === 'Approved' ? (was?.amount ?? amount) : 0)
}

/** The highest value of a counter. A larger sum is cut to this value (Y-10), so that a report never fails because of a sum. */
const most = Number.MAX_SAFE_INTEGER

const within = (sum: number): number => Math.min(Math.max(sum, 0), most)

/**
 * Returns a participant’s results after a click or conversion; the same object if the change does not affect them. `firstClickAt` and
 * `lastResultAt` stay even if the click or result is reversed later.
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

/** Applies a change. If a result starts to count, also sets the start of its hold: `now`, unless the hold started earlier (Y-01). */
export function countResult(
  result: ParticipantResultRecord,
  change: ResultChange,
  { objective, now }: { objective: ObjectiveType; now: number },
): ParticipantResultRecord {
  const next = applyResult(result, change, objective)
  if (countedBy(change) <= 0 || change.kind !== unitOf(objective)) return next
  return { ...next, holdFrom: Math.max(result.holdFrom ?? 0, change.holdFrom ?? now) }
}
