import { describe, expect, it } from 'vitest'
import { tookOf } from './took.ts'

describe('a time of a payment record', () => {
  it.each([
    [0, 'minutes', 0],
    [5, 'minutes', 1],
    [90, 'minutes', 2],
    [3_569, 'minutes', 59],
    [3_580, 'hours', 1],
    [9 * 3_600 + 1_200, 'hours', 9],
    [47 * 3_600, 'hours', 47],
    [48 * 3_600, 'days', 2],
    [3.4 * 86_400, 'days', 3],
    [3.6 * 86_400, 'days', 4],
  ])('of %d seconds is shown in %s: %d', (seconds, unit, count) => {
    expect(tookOf(seconds)).toEqual({ unit, count })
  })
})
