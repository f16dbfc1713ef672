import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMovable, mostMoved, partOfAmount } from './amounts.ts'

describe('amounts', () => {
  it('can be moved in whole halalas, from one halala to ten billion riyals', () => {
    expect([1, mostMoved].every(isMovable)).toBe(true)
    expect([0, -1, 1.5, mostMoved + 1, Number.NaN, Infinity].some(isMovable)).toBe(false)
  })

  it.each([
    { amount: 100_000, parts: 250, part: 2_500 },
    { amount: 2_500, parts: 1_500, part: 375 },
    { amount: 1, parts: 4_999, part: 0 },
    { amount: 1, parts: 5_000, part: 1 },
    { amount: 3, parts: 5_000, part: 2 },
    { amount: mostMoved, parts: 10_000, part: mostMoved },
    { amount: mostMoved - 1, parts: 9_999, part: 999_899_999_999 },
  ])('have parts that are rounded half up: $parts ten-thousandths of $amount halalas are $part', ({ amount, parts, part }) => {
    expect(partOfAmount(amount, parts)).toBe(part)
  })

  it('have parts that differ from the exact part by at most half a halala', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostMoved }), fc.integer({ min: 0, max: 10_000 }), (amount, parts) => {
        const off = BigInt(partOfAmount(amount, parts)) * 10_000n - BigInt(amount) * BigInt(parts)
        expect(off > -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })
})
