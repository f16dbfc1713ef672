import { describe, expect, it } from 'vitest'
import { girih, seedOfName } from './stars.ts'
import { closed, regular, star, type Point } from './star.ts'

const pointsOf = (path: string): Point[] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const)
const near = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) < 1e-9

describe('a star in a tile', () => {
  it('has two points for every edge and touches the middle of each', () => {
    const octagon = regular([0, 0], 8, 10, Math.PI / 8)
    const points = star(octagon, 1)
    expect(points).toHaveLength(16)
    const apothem = 10 * Math.cos(Math.PI / 8)
    for (const [index, [x, y]] of points.entries()) {
      const distance = Math.hypot(x, y)
      if (index % 2 === 0) expect(distance).toBeCloseTo(apothem, 9)
      else expect(distance).toBeLessThan(apothem)
    }
  })

  it('meets the star of the next tile on the edge that both tiles share', () => {
    const left = regular([0, 0], 4, Math.SQRT2, Math.PI / 4)
    const right = regular([2, 0], 4, Math.SQRT2, Math.PI / 4)
    const shared: Point = [1, 0]
    for (const tile of [left, right]) expect(star(tile, 1).some((point) => near(point, shared))).toBe(true)
  })

  it('is written as one closed path', () => {
    expect(
      closed([
        [0, 0.04],
        [1.26, 2],
      ]),
    ).toBe('M0 0L1.3 2Z')
  })
})

describe('the pattern of a name', () => {
  const names = ['reem_dosari', 'noura_cooks', 'قهوة نبت', 'a', '']

  it('is the same for upper and lower case', () => {
    for (const name of names) expect(girih(seedOfName(name))).toEqual(girih(seedOfName(name.toUpperCase())))
  })

  it('differs for different names', () => {
    expect(new Set(names.map((name) => girih(seedOfName(name)).strap)).size).toBe(names.length)
  })

  it.each(names)('covers the whole picture (%j)', (name) => {
    const { strap, width, height } = girih(seedOfName(name))
    const points = pointsOf(strap)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect(Math.min(...xs)).toBeLessThan(0)
    expect(Math.min(...ys)).toBeLessThan(0)
    expect(Math.max(...xs)).toBeGreaterThan(width)
    expect(Math.max(...ys)).toBeGreaterThan(height)
  })

  it.each(names)('has a visible inlaid star (%j)', (name) => {
    const { inlay, width, height } = girih(seedOfName(name))
    expect(pointsOf(inlay).some(([x, y]) => x > 0 && x < width && y > 0 && y < height)).toBe(true)
  })

  it('of a group is a single star in the middle of a square', () => {
    const { inlay, width, height } = girih(seedOfName('Riyadh kitchens'), { ratio: 1, isEmblem: true })
    expect(height).toBe(width)
    const middle = pointsOf(inlay).filter(([x, y]) => Math.hypot(x - width / 2, y - height / 2) < width * 0.45)
    expect(middle.length).toBeGreaterThan(0)
  })
})
