import { describe, expect, it } from 'vitest'
import { asEnv, factorOf, givenFactor, isGiven, limit } from './pace.ts'

describe('the factor of time limits', () => {
  it.each([
    ['as the machine they were set on', [1000, 1010], 1],
    ['faster, which shortens nothing', [300, 320], 1],
    ['two and a half times slower', [2500, 2480], 2.5],
    ['slow on one of its cores', [1000, 2000], 2],
    ['so slow that a hanging test would never end', [60_000, 60_000], 6],
  ])('follows the times of a machine that is %s', (_, times, factor) => expect(factorOf(times)).toBe(factor))

  it('is passed to child processes and multiplies every limit there', () => {
    const env = asEnv(2.5)
    expect(isGiven(env)).toBe(true)
    expect(givenFactor(env)).toBe(2.5)
    expect(limit(15_000, env)).toBe(37_500)
  })

  it.each([undefined, '', 'fast', '0', '-3', '0.2', 'NaN'])('is 1 for the value “%s”', (given) => {
    expect(givenFactor({ TEST_TIME_FACTOR: given })).toBe(1)
    expect(limit(15_000, { TEST_TIME_FACTOR: given })).toBe(15_000)
  })
})
