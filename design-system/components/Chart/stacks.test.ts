import { describe, expect, it } from 'vitest'
import { fitShares, stackUp, total } from './stacks.ts'

describe('the stacks of a chart', () => {
  it('put the series on top of each other, in order', () => {
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

  it('give no height to missing, negative and invalid values', () => {
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
  it('stay unchanged if they add up to the whole or less', () => {
    expect(fitShares([0.5, 0.2])).toEqual([0.5, 0.2])
  })

  it('shrink if they add up to more than the whole', () => {
    expect(fitShares([1, 1])).toEqual([0.5, 0.5])
  })

  it('are zero if they are negative', () => {
    expect(fitShares([-1, Number.NaN, 0.25])).toEqual([0, 0, 0.25])
  })
})
