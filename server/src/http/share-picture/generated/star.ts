// Written by `npm run codegen` from the design system; change it there.
export type Point = readonly [x: number, y: number]

/** Returns the corners of a regular polygon around a point. `turn` is the angle of the first corner, in radians. */
export const regular = ([x, y]: Point, sides: number, radius: number, turn: number): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / sides
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })

type Ray = { from: Point; forward: Point; back: Point }

/** Returns the two rays from the middle of an edge into the polygon, one at the contact angle to each side. */
function raysOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, contact: number): Ray {
  const from: Point = [(ax + bx) / 2, (ay + by) / 2]
  const length = Math.hypot(bx - ax, by - ay)
  const [ex, ey] = [(bx - ax) / length, (by - ay) / length]
  const inward = -ey * (cx - from[0]) + ex * (cy - from[1]) < 0 ? -1 : 1
  const [nx, ny] = [-ey * inward, ex * inward]
  const [along, into] = [Math.cos(contact), Math.sin(contact)]
  return { from, forward: [along * ex + into * nx, along * ey + into * ny], back: [-along * ex + into * nx, -along * ey + into * ny] }
}

/** Returns the point where the forward ray of one edge meets the back ray of the next. */
function meeting(one: Ray, next: Ray): Point {
  const [fx, fy] = one.forward
  const [bx, by] = next.back
  const [dx, dy] = [next.from[0] - one.from[0], next.from[1] - one.from[1]]
  const reach = (dx * by - dy * bx) / (fx * by - fy * bx)
  return [one.from[0] + fx * reach, one.from[1] + fy * reach]
}

/**
 * Returns the points of a star in a tile, by Hankin's “polygons in contact”: rays leave the middle of every edge at one contact angle
 * (radians), and neighbouring rays meet. Tiles that share an edge share its middle, so stars join across the plane.
 */
export function star(corners: readonly Point[], contact: number): Point[] {
  const centre: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ]
  const rays = corners.map((corner, index) => raysOf(corner, corners[(index + 1) % corners.length] ?? corner, centre, contact))
  return rays.flatMap((ray, index) => [ray.from, meeting(ray, rays[(index + 1) % rays.length] ?? ray)])
}

const short = (value: number) => String(Math.round(value * 10) / 10)
/** Returns a closed path through the points, rounded to a tenth of a unit. */
export const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
