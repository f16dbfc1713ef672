import type { ParticipantSortField } from '../generated/user-sdl-types.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { Counts } from './counts.ts'

/** A participant with what came through their link. */
export type Ranked = Counts & { readonly participation: ParticipationRecord; readonly milestonesReached: number }

const sorts: Readonly<Record<ParticipantSortField, readonly ('approved' | 'clicks')[]>> = {
  APPROVED: ['approved', 'clicks'],
  CLICKS: ['clicks', 'approved'],
}

/**
 * Who brings most first: by what counted, then by clicks, or the other way round (O-08). Those with as much stand in the order in which
 * they joined, so that a list stays as it is from page to page.
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
