/** The targets, ascending, and the current count; `null` before joining. */
export type Way = { targets: readonly number[]; at: number | null }

/** How many targets are reached. */
export const reachedOf = ({ targets, at }: Way): number => targets.filter((target) => at !== null && target <= at).length

const last = (values: readonly number[]) => values.at(-1) ?? 0
const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 1)

/** The smallest distance between two neighbours, counting the start as one. */
const nearest = (places: readonly number[]) => Math.min(...places.map((place, at) => place - (places[at - 1] ?? 0)))

/** Weights of a knot's true share in its place; the rest is its rank, so that early steps stay readable. */
const truths = [0.5, 0.4, 0.3, 0.2, 0.1, 0]

/**
 * The places of the knots, 0..1: half their true share, half their rank, and nearer to even distances where neighbours would come
 * closer than `least`. `null` where even distances are too short: then the layout has to be vertical.
 */
export function knotPlaces(targets: readonly number[], least: number): number[] | null {
  const [whole, count] = [last(targets), targets.length]
  const placed = (truth: number) => targets.map((target, rank) => truth * share(target, whole) + ((1 - truth) * (rank + 1)) / count)
  return truths.map(placed).find((places) => nearest(places) >= least) ?? null
}

/** The current position, 0..1: in proportion between the knots before and after it, but never so close that the avatar covers either. */
export function placeOf({ targets, at }: Way, places: readonly number[], clear: number): number {
  const reached = reachedOf({ targets, at })
  if (at === null || at <= 0) return 0
  if (reached === targets.length) return 1
  const [from, to] = [places[reached - 1] ?? 0, places[reached] ?? 1]
  const [before, ahead] = [targets[reached - 1] ?? 0, targets[reached] ?? 0]
  const place = from + (to - from) * share(at - before, ahead - before)
  const room = Math.min(clear, (to - from) / 2)
  return Math.min(to - room, Math.max(from + room, place))
}

/** A row of the vertical layout. */
export type Stop = { kind: 'goal'; index: number; place: number } | { kind: 'here'; place: number }

/**
 * Rows of the vertical layout, all of one height, each with its place 0..1 along the curve. The current position has a row of its own:
 * the first before anything is counted, otherwise after the last target reached. Then the curve begins half a row earlier, at the start.
 */
export function stops({ targets, at }: Way): { rows: Stop[]; begin: number } {
  const here = at === null || at <= 0 ? 0 : reachedOf({ targets, at })
  const begin = here === 0 && !(at !== null && at > 0) ? 0.5 : 0
  const count = targets.length + 1
  const placeAt = (row: number) => (row + 0.5 - begin) / (count - 0.5 - begin)
  const rows = Array.from({ length: count }, (_, row): Stop => {
    const place = placeAt(row)
    return row === here ? { kind: 'here', place } : { kind: 'goal', index: row < here ? row : row - 1, place }
  })
  return { rows, begin: begin / count }
}

/** A path of pairs of numbers with its axes exchanged: from horizontal to vertical. */
export const upright = (path: string): string => path.replace(/(-?[\d.]+) (-?[\d.]+)/gu, '$2 $1')
