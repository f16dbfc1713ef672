import { describe, expect, it } from 'vitest'
import { quantile, slopeOf, sortedOf } from './figures.ts'

const hour = 3_600_000

describe('a quantile', () => {
  const hundred = sortedOf(Array.from({ length: 100 }, (_, index) => 100 - index))

  it('is the smallest value that at least this part of the values does not exceed', () => {
    expect([0.5, 0.95, 0.99, 1].map((part) => quantile(hundred, part))).toEqual([50, 95, 99, 100])
    expect(quantile([7], 0.99)).toBe(7)
    expect(quantile([1, 2, 3], 0)).toBe(1)
  })

  it('is 0 if there are no values', () => {
    expect(quantile([], 0.99)).toBe(0)
  })
})

describe('a slope', () => {
  it('is exact and has no error if all points are on one line', () => {
    const { perHour, error } = slopeOf([0, 1, 2, 3].map((at) => ({ at: at * hour, value: 200 + 4 * at })))
    expect(perHour).toBeCloseTo(4)
    expect(error).toBeCloseTo(0)
  })

  it('is 0 and has an error if values go up and down around one level', () => {
    const { perHour, error } = slopeOf([10, 20, 20, 10].map((value, at) => ({ at: (at * hour) / 60, value })))
    expect(perHour).toBeCloseTo(0)
    expect(error).toBeGreaterThan(100)
  })

  it('does not depend on when the first point was', () => {
    const points = [1, 3, 2, 5, 4].map((value, at) => ({ at: at * 1_000, value }))
    const later = points.map(({ at, value }) => ({ at: at + 1_700_000_000_000, value }))
    expect(slopeOf(later).perHour).toBeCloseTo(slopeOf(points).perHour)
  })

  it('is refused if there are fewer than three points, or all have the same time', () => {
    const few = [0, 1].map((at) => ({ at, value: at }))
    const together = [1, 2, 3].map((value) => ({ at: 5, value }))
    for (const points of [few, together]) expect(() => slopeOf(points)).toThrow('three values at different times')
  })
})
