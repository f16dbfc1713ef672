/** Returns the curve in a box 100 wide: it dips by three quarters of `depth` and ends at the height where it began. */
export const curve = (depth: number): string => `M0 0C33.333 ${depth} 66.667 ${depth} 100 0`

/** Returns how far below its ends the curve is at `share` (0..1). x is linear in the share, so knots can be placed exactly. */
export const dipAt = (share: number, depth: number): number => 3 * depth * share * (1 - share)

/** Returns the lowest point, which is also the height of the curve. */
export const lowest = (depth: number): number => dipAt(0.5, depth)

const round = (value: number) => Number(value.toFixed(3))

/**
 * Returns the part of the curve from its start to `share`. The curve is split exactly instead of clipped, so that the end of the part has a
 * round cap.
 */
export function run(share: number, depth: number): string {
  const s = Math.min(1, Math.max(0, share))
  const x = 100 * s
  const second = depth * (2 * s - s * s)
  return `M0 0C${round(x / 3)} ${round(depth * s)} ${round((2 * x) / 3)} ${round(second)} ${round(x)} ${round(dipAt(s, depth))}`
}

/**
 * `start`: the beginning, where nothing had to be done. `due`: ahead and certain. `open`: ahead and not certain. `failed`: the end of a
 * failed process.
 */
export const knotStates = ['start', 'done', 'here', 'due', 'open', 'failed'] as const
export type Knot = {
  /** Position along the curve, 0..1. */
  at: number
  state: (typeof knotStates)[number]
  isSmall?: boolean
}

/**
 * Returns evenly spaced knots for a list of steps. Knots before `current` are `done`, `current` is `here`, later knots are `open`. If all
 * steps are done, no knot is `here`.
 */
export function stepKnots(count: number, current: number): Knot[] {
  return Array.from({ length: count }, (_, index) => ({
    at: count === 1 ? 0 : index / (count - 1),
    state: index < current ? 'done' : index === current ? 'here' : 'open',
  }))
}
