import { describe, expect, it } from 'vitest'
import { curve, dipAt, lowest, run, stepKnots } from './stroke.ts'

/** Returns the point of a cubic path “M x y C …” at parameter t. */
function pointAt(path: string, t: number) {
  const n = path.match(/-?\d+(\.\d+)?/gu)?.map(Number) ?? []
  const axis = (offset: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = [n[offset], n[offset + 2], n[offset + 4], n[offset + 6]]
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  }
  return { x: axis(0), y: axis(1) }
}

describe('the kashida', () => {
  it.each([0, 0.2, 0.5, 0.77, 1])('has every knot on the line, here at a share of %d', (share) => {
    const { x, y } = pointAt(curve(26), share)
    expect(x).toBeCloseTo(100 * share, 1)
    expect(y).toBeCloseTo(dipAt(share, 26), 3)
  })

  it('has a height of three quarters of its depth', () => {
    expect(lowest(26)).toBe(19.5)
  })

  it.each([0.1, 0.5, 0.75, 1])('has a part up to a share of %d that follows the same line', (share) => {
    for (const part of [0.25, 0.5, 1]) {
      const ran = pointAt(run(share, 26), part)
      expect(ran.x).toBeCloseTo(100 * share * part, 1)
      expect(ran.y).toBeCloseTo(dipAt(share * part, 26), 1)
    }
  })

  it('never extends beyond its ends', () => {
    expect(run(1.4, 20)).toBe(run(1, 20))
    expect(run(-1, 20)).toBe(run(0, 20))
  })
})

describe('stepKnots', () => {
  it('marks done, current and open steps', () => {
    expect(stepKnots(4, 2)).toEqual([
      { at: 0, state: 'done' },
      { at: 1 / 3, state: 'done' },
      { at: 2 / 3, state: 'here' },
      { at: 1, state: 'open' },
    ])
  })

  it('marks all steps as done at the end', () => {
    expect(stepKnots(2, 2).map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
