import { area, line } from 'd3-shape'

export type Point = { x: number; y: number }
/** A point, or `null` for a gap. */
export type MaybePoint = Point | null

const x = (point: MaybePoint) => point?.x ?? 0
const y = (point: MaybePoint) => point?.y ?? 0
const isPoint = (point: MaybePoint): point is Point => point !== null

/** Returns the path of a line through the points, broken at every gap. */
export const linePath = (points: readonly MaybePoint[]): string => line<MaybePoint>(x, y).defined(isPoint).digits(1)([...points]) ?? ''

/** Returns the path of the area between the line and `floor`, broken at every gap. */
export const areaPath = (points: readonly MaybePoint[], floor: number): string =>
  area<MaybePoint>().x(x).y0(floor).y1(y).defined(isPoint).digits(1)([...points]) ?? ''

/** Returns the two points around every gap. */
export function gapsOf(points: readonly MaybePoint[]): { from: Point; to: Point }[] {
  const known = points.flatMap((point, at) => (point ? [{ point, at }] : []))
  return known.slice(1).flatMap(({ point, at }, before) => {
    const previous = known[before]
    return previous && at - previous.at > 1 ? [{ from: previous.point, to: point }] : []
  })
}

/** Returns the points that have no neighbour on either side, because a line would not show them. */
export const lonelyOf = (points: readonly MaybePoint[]): Point[] =>
  points.filter((point, at): point is Point => point !== null && !points[at - 1] && !points[at + 1])
