import { plusDays } from '@wasla/contract/insights/days.ts'
import type { Stale } from './stores/stale.ts'

/** Days of a series, both ends included. */
export type Range = { start: string; end: string }

/** What of a group's series is made in one piece of work, and the last of the days that are left after it; null: none. */
export type Pieces = { ranges: Range[]; restUntil: string | null }

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** The newest days of those that changed, at most so many, and what is left then. */
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
 * What to do next of a series: the newest days of what changed, and so many of those that are left from before. A group that changes every
 * day gets to its oldest days all the same.
 */
export function piecesOf({ since, restUntil: left }: Pick<Stale, 'since' | 'restUntil'>, whole: Range, most: number): Pieces {
  const fresh = since === null ? { range: null, restUntil: left } : changed(since, left, whole, most)
  const ranges = fresh.range ? [fresh.range] : []
  const end = left === null || fresh.restUntil === null ? null : earlier(left, fresh.restUntil)
  // What the change itself left comes next time.
  if (end === null || (fresh.restUntil !== null && fresh.restUntil > end)) return { ranges, restUntil: fresh.restUntil }
  const start = later(whole.start, plusDays(end, 1 - most))
  if (start <= end) ranges.push({ start, end })
  return { ranges, restUntil: start > whole.start ? plusDays(start, -1) : null }
}
