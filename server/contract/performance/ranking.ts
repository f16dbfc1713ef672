import type { ParticipantSortField } from '../generated/user-sdl-types.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { Counts } from './counts.ts'
import type { RateFacts } from './metrics.ts'

/** A participant with the counts of the participant's link and codes. */
export type Ranked = Counts & RateFacts & { readonly participation: ParticipationRecord; readonly milestonesReached: number }

const sorts: Readonly<Record<ParticipantSortField, readonly ('approved' | 'clicks')[]>> = {
  APPROVED: ['approved', 'clicks'],
  CLICKS: ['clicks', 'approved'],
}

/**
 * Returns a comparison of participants, the most first (O-08): by results and then by clicks, or by clicks and then by results. Equal
 * participants are sorted by the time they joined, so that the order is the same on every page.
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
