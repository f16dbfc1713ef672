/** Limit of `count` calls in `window` seconds. A window begins with its first call. */
export type RateRule = { readonly count: number; readonly window: number }

/** Number of calls counted since `start`, a time in milliseconds. */
export type WindowCount = { readonly start: number; readonly count: number }

/** Returns the seconds until a window that began at `start` is over: at least 1, at most its length, even if the clock was set back. */
export const waitFor = (start: number, { window }: RateRule, now: number): number =>
  Math.min(Math.max(Math.ceil((start + window * 1000 - now) / 1000), 1), window)

const isOver = ({ start }: WindowCount, { window }: RateRule, now: number) => start <= now - window * 1000 || start > now + window * 1000

/**
 * Counts one more call. Returns the new count, or the seconds to wait if the window already has `count` calls. A refused call is not
 * counted.
 */
export function countOne(before: WindowCount | null, rule: RateRule, now: number): { counted: WindowCount } | { retryAfter: number } {
  if (!before || isOver(before, rule, now)) return { counted: { start: now, count: 1 } }
  if (before.count >= rule.count) return { retryAfter: waitFor(before.start, rule, now) }
  return { counted: { start: before.start, count: before.count + 1 } }
}
