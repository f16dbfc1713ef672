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
})

/** What a program's milestones count: clicks where it is for traffic, conversions anywhere else (N-06, N-10). */
export const unitOf = (objective: ObjectiveType): ResultChange['kind'] => (objective === 'TRAFFIC' ? 'CLICK' : 'CONVERSION')

/** 1 where it counts from now on, -1 where it no longer does, 0 where that stays. Only what is approved counts. */
export const countedBy = ({ from, to }: Pick<ResultChange, 'from' | 'to'>): number =>
  Number(to === 'Approved') - Number(from === 'Approved')

/**
 * What a click or a conversion makes of its participant's results. The result itself where nothing of it counts. The first click and the
 * latest result are remembered also where they were taken back later.
 */
export function applyResult(result: ParticipantResultRecord, change: ResultChange, objective: ObjectiveType): ParticipantResultRecord {
  const counted = countedBy(change)
  if (counted === 0) return result
  const { kind, at, amount } = change
  const isClick = kind === 'CLICK'
  const isNew = counted > 0
  return {
    ...result,
    clicks: result.clicks + (isClick ? counted : 0),
    approved: result.approved + (kind === unitOf(objective) ? counted : 0),
    revenue: result.revenue + (isClick ? 0 : counted * amount),
    firstClickAt: isNew && isClick ? Math.min(at, result.firstClickAt ?? at) : result.firstClickAt,
    lastResultAt: isNew ? Math.max(at, result.lastResultAt ?? at) : result.lastResultAt,
  }
}
