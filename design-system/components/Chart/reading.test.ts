import { describe, expect, it } from 'vitest'
import { keyMove, nearestBand, nearestPoint } from './reading.ts'

describe('the point under the pointer', () => {
  it.each([
    [0, 0],
    [0.49, 1],
    [0.51, 2],
    [1, 3],
    [-0.4, 0],
    [7, 3],
  ])('at %d of the width is number %d of four', (share, point) => {
    expect(nearestPoint(share, 4)).toBe(point)
  })

  it('is the bar whose band contains the pointer', () => {
    expect([0, 0.24, 0.26, 0.99, 1].map((share) => nearestBand(share, 4))).toEqual([0, 0, 1, 3, 3])
  })

  it('is -1 in an empty chart', () => {
    expect(nearestPoint(0.5, 0)).toBe(-1)
    expect(nearestBand(0.5, 0)).toBe(-1)
  })
})

describe('keyMove', () => {
  it('starts at the first point with the right arrow and at the last point with the left arrow, and never leaves the chart', () => {
    expect(keyMove('ArrowRight', null, 5, false)).toBe(0)
    expect(keyMove('ArrowLeft', null, 5, false)).toBe(4)
    expect(keyMove('ArrowRight', 4, 5, false)).toBe(4)
    expect(keyMove('PageDown', 2, 30, false)).toBe(9)
    expect(keyMove('Home', 3, 5, false)).toBe(0)
    expect(keyMove('End', 0, 5, false)).toBe(4)
  })

  it('follows the reading direction of categories', () => {
    expect(keyMove('ArrowLeft', 1, 5, true)).toBe(2)
    expect(keyMove('ArrowRight', 1, 5, true)).toBe(0)
    expect(keyMove('PageDown', 1, 30, true)).toBe(8)
  })

  it('ends reading on Escape; if no point is being read, leaves Escape to the surrounding element', () => {
    expect(keyMove('Escape', 2, 5, false)).toBeNull()
    expect(keyMove('Escape', null, 5, false)).toBeUndefined()
  })

  it('ignores every other key, and every key in an empty chart', () => {
    expect(keyMove('a', 2, 5, false)).toBeUndefined()
    expect(keyMove('ArrowRight', null, 0, false)).toBeUndefined()
  })
})
