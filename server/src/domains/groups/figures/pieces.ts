import { plusDays } from '@wasla/contract/insights/days.ts'
import type { Stale } from './stores/stale.ts'

/** A range of days, both ends included. */
export type Range = { start: string; end: string }

/** The ranges to compute now, and the last of the days that are left afterwards, or null if none is. */
export type Pieces = { ranges: Range[]; restUntil: string | null }

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Returns the newest of the changed days, at most `most`, and the last day that is left afterwards. */
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
 * Returns what to compute next of a series: the newest changed days, and up to `most` of the days that were left before. So a group that
 * changes every day gets its oldest days computed too.
 */
export function piecesOf({ since, restUntil: left }: Pick<Stale, 'since' | 'restUntil'>, whole: Range, most: number): Pieces {
  const fresh = since === null ? { range: null, restUntil: left } : changed(since, left, whole, most)
  const ranges = fresh.range ? [fresh.range] : []
  const end = left === null || fresh.restUntil === null ? null : earlier(left, fresh.restUntil)
  // Days that the change itself leaves are computed next time.
  if (end === null || (fresh.restUntil !== null && fresh.restUntil > end)) return { ranges, restUntil: fresh.restUntil }
  const start = later(whole.start, plusDays(end, 1 - most))
  if (start <= end) ranges.push({ start, end })
  return { ranges, restUntil: start > whole.start ? plusDays(start, -1) : null }
}
