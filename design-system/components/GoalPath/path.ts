/** Ascending targets and the current count; `null` before joining. */
export type Way = { targets: readonly number[]; at: number | null }

/** Returns how many targets are reached. */
export const reachedOf = ({ targets, at }: Way): number => targets.filter((target) => at !== null && target <= at).length

const last = (values: readonly number[]) => values.at(-1) ?? 0
const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 1)

/** Returns the smallest distance between two neighbours. The start of the line counts as a neighbour. */
const nearest = (places: readonly number[]) => Math.min(...places.map((place, at) => place - (places[at - 1] ?? 0)))

/**
 * Weights of a knot's true share in its position, the largest first. The rank has the rest of the weight, so that early steps stay
 * readable.
 */
const truths = [0.5, 0.4, 0.3, 0.2, 0.1, 0]

/**
 * Returns the positions of the knots, 0..1: half by their true share, half by their rank. If neighbours would be closer than `least`, the
 * rank gets more weight. Returns `null` if equal distances would still be too short: the layout must then be vertical.
 */
export function knotPlaces(targets: readonly number[], least: number): number[] | null {
  const [whole, count] = [last(targets), targets.length]
  const placed = (truth: number) => targets.map((target, rank) => truth * share(target, whole) + ((1 - truth) * (rank + 1)) / count)
  return truths.map(placed).find((places) => nearest(places) >= least) ?? null
}

/**
 * Returns the current position, 0..1, in proportion between the knots before and after it, but never so close to a knot that the avatar
 * covers it.
 */
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

/** Widths of the container from which the horizontal layout has its places, in pixels. Between two of them the layout only stretches. */
export const layoutWidths = [640, 760, 880, 1064] as const
export type LayoutWidth = (typeof layoutWidths)[number]

/** Width of a card, and space at both ends of the line, in pixels. */
const cardRoom = 152
const ends = 150
/** Distance at which the avatar does not cover a knot, in pixels. */
const avatarRoom = 40

/** Positions of the knots and the current position, 0..1, in a container of at least `width` pixels. */
export type Layout = { width: LayoutWidth; places: readonly number[]; you: number }

/** Returns the horizontal layouts that fit, the narrowest first; none if the goals only fit below each other. */
export const layoutsOf = (way: Way): Layout[] =>
  layoutWidths.flatMap((width) => {
    const room = width - ends
    const places = knotPlaces(way.targets, cardRoom / room)
    return places ? [{ width, places, you: placeOf(way, places, avatarRoom / room) }] : []
  })

/** A row of the vertical layout. */
export type Stop = { kind: 'goal'; index: number; place: number } | { kind: 'here'; place: number }

/**
 * Returns the rows of the vertical layout, all of one height, each with its position 0..1 along the curve. The current position has its own
 * row: the first while nothing is counted, otherwise the row after the last reached target. While nothing is counted, the curve begins in
 * the middle of the first row; otherwise at its top.
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

/** Swaps the axes of a path of number pairs: from horizontal to vertical. */
export const upright = (path: string): string => path.replace(/(-?[\d.]+) (-?[\d.]+)/gu, '$2 $1')
