import { describe, expect, it } from 'vitest'
import { holesOf, peakOf } from './peak.ts'

describe('the peak', () => {
  it('is the day with the highest value, or the latest of several such days', () => {
    expect(peakOf([1, null, 5, 2])).toEqual({ at: 2, value: 5 })
    expect(peakOf([5, 1, 5])).toEqual({ at: 2, value: 5 })
  })

  it('does not exist if all values are equal', () => {
    expect(peakOf([3, 3, 3])).toBeNull()
    expect(peakOf([null])).toBeNull()
    expect(peakOf([])).toBeNull()
  })
})

describe('holes', () => {
  it('are between two known days, not before the first or after the last', () => {
    expect(holesOf([null, 1, null, null, 2, 3, null, 4, null])).toEqual([
      { from: 1, to: 4 },
      { from: 5, to: 7 },
    ])
    expect(holesOf([null])).toEqual([])
  })
})
