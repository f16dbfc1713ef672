import { plusDays } from '@wasla/contract/insights/days.ts'
import type { Stale } from './stores/stale.ts'

/** A range of days, both ends included. */
export type Range = { start: string; end: string }

/** The ranges to compute now. `restUntil` is the last day that remains to be computed later, or null if none remains. */
export type Pieces = { ranges: Range[]; restUntil: string | null }

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Returns the newest `most` of the changed days, and the last day that remains to be computed later. */
function changed(since: string, restUntil: string | null, whole: Range, most: number): { range: Range | null; restUntil: string | null } {
  const first = later(since, whole.start)
  if (first > whole.end) return { range: null, restUntil }
  const start = later(first, plusDays(whole.end, 1 - most))
  const range = { start, end: whole.end }
  if (start > first) return { range, restUntil: plusDays(start, -1) }
  if (start === whole.start) return { range, restUntil: null }
  return { range, restUntil: restUntil === null ? null : earlier(restUntil, plusDays(start, -1)) }
}

/**
 * Returns the parts of a series to compute next: the newest changed days, and up to `most` of the days that earlier turns left out. So a
 * group that changes every day gets its oldest days computed too.
 */
export function piecesOf({ since, restUntil: left }: Pick<Stale, 'since' | 'restUntil'>, whole: Range, most: number): Pieces {
  const fresh = since === null ? { range: null, restUntil: left } : changed(since, left, whole, most)
  const ranges = fresh.range ? [fresh.range] : []
  const end = left === null || fresh.restUntil === null ? null : earlier(left, fresh.restUntil)
  // Stops here if earlier turns left out no days, or if this change leaves newer days: the newer days come first in the next turn.
  if (end === null || (fresh.restUntil !== null && fresh.restUntil > end)) return { ranges, restUntil: fresh.restUntil }
  const start = later(whole.start, plusDays(end, 1 - most))
  if (start <= end) ranges.push({ start, end })
  return { ranges, restUntil: start > whole.start ? plusDays(start, -1) : null }
}
