import { describe, expect, it } from 'vitest'
import { valueScale } from './scale.ts'

describe('the scale of values', () => {
  it('ends on a round number above the highest value', () => {
    const { low, high, ticks } = valueScale([730, 2570, 1426])
    expect([low, high]).toEqual([0, 3000])
    expect(ticks).toEqual([0, 1000, 2000, 3000])
  })

  it('may start above zero for a line', () => {
    const { low, high, share } = valueScale([0.051, 0.064, 0.057], { fromZero: false })
    expect(low).toBeGreaterThan(0)
    expect(share(low)).toBe(0)
    expect(share(high)).toBe(1)
  })

  it('always includes zero for bars, and may go below zero for losses', () => {
    const { low, share } = valueScale([-40, 90])
    expect(low).toBeLessThanOrEqual(-40)
    expect(share(0)).toBeGreaterThan(0)
  })

  it('has whole steps for counts', () => {
    expect(valueScale([0, 1, 2]).ticks).toEqual([0, 1, 2])
    expect(valueScale([1]).ticks).toEqual([0, 1])
  })

  it.each([
    { name: 'nothing', values: [] },
    { name: 'only gaps', values: [null, null] },
    { name: 'only zeros', values: [0, 0] },
    { name: 'what is no number', values: [Number.NaN, Number.POSITIVE_INFINITY] },
  ])('runs from 0 to 1 for $name', ({ values }) => {
    const { low, high, ticks } = valueScale(values)
    expect([low, high]).toEqual([0, 1])
    expect(ticks.every(Number.isFinite)).toBe(true)
  })

  it.each([5, -5])('has space around a constant line at %d', (value) => {
    const { share } = valueScale([value, value], { fromZero: false })
    expect(share(value)).toBeGreaterThan(0)
    expect(share(value)).toBeLessThan(1)
  })
})
