import type { ParticipantSortField } from '../generated/user-sdl-types.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { Counts } from './counts.ts'

/** A participant with the counts of their link. */
export type Ranked = Counts & { readonly participation: ParticipationRecord; readonly milestonesReached: number }

const sorts: Readonly<Record<ParticipantSortField, readonly ('approved' | 'clicks')[]>> = {
  APPROVED: ['approved', 'clicks'],
  CLICKS: ['clicks', 'approved'],
}

/**
 * Sorts participants by results, then by clicks, or by clicks, then by results, the most first (O-08). Equal participants are sorted by the
 * time they joined, so that the order is stable from page to page.
 */
export const byResults =
  (sort: ParticipantSortField) =>
  (one: Ranked, other: Ranked): number => {
    const [first, second] = sorts[sort]
    return (
      (first && other[first] - one[first]) ||
      (second && other[second] - one[second]) ||
      one.participation.createdAt - other.participation.createdAt ||
      (one.participation.id < other.participation.id ? -1 : 1)
    )
  }
