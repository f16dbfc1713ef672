import { arc } from 'd3-shape'

const turn = 2 * Math.PI
const radius = 50

/**
 * Returns the segments of a ring in a box of 100 by 100, clockwise from the top, each as long as its share (0..1). `thickness` and `gap`
 * have the same unit. A segment shorter than the gap is a sliver, so that no value disappears.
 */
export function ringPaths(shares: readonly number[], thickness = 18, gap = 1): string[] {
  const piece = arc<{ from: number; to: number }>()
    .innerRadius(radius - thickness)
    .outerRadius(radius)
    .startAngle(({ from, to }) => from + Math.min(gap / radius / 2, (to - from) / 4))
    .endAngle(({ from, to }) => to - Math.min(gap / radius / 2, (to - from) / 4))
    .digits(2)
  let from = 0
  return shares.map((share) => {
    const start = from
    from += share * turn
    return share > 0 ? (piece({ from: start, to: from }) ?? '') : ''
  })
}
