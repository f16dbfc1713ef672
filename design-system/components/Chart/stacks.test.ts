import { describe, expect, it } from 'vitest'
import { fitShares, stackUp, total } from './stacks.ts'

describe('stacks', () => {
  it('hold the series one on top of the other, in their order', () => {
    const series = [
      [3, 1],
      [2, null],
      [5, 4],
    ]
    expect(stackUp(series, 2)).toEqual([
      [
        { from: 0, to: 3 },
        { from: 3, to: 5 },
        { from: 5, to: 10 },
      ],
      [
        { from: 0, to: 1 },
        { from: 1, to: 1 },
        { from: 1, to: 5 },
      ],
    ])
  })

  it('give no room to what is missing, negative or no number', () => {
    expect(stackUp([[-3], [Number.NaN], []], 1)).toEqual([
      [
        { from: 0, to: 0 },
        { from: 0, to: 0 },
        { from: 0, to: 0 },
      ],
    ])
    expect(total([1, null, Number.NaN, 2])).toBe(3)
  })
})

describe('shares of a whole', () => {
  it('stay as they are up to the whole, and leave the rest empty', () => {
    expect(fitShares([0.5, 0.2])).toEqual([0.5, 0.2])
  })

  it('are shrunk where they add up to more', () => {
    expect(fitShares([1, 1])).toEqual([0.5, 0.5])
  })

  it('are zero where they are negative', () => {
    expect(fitShares([-1, Number.NaN, 0.25])).toEqual([0, 0, 0.25])
  })
})
