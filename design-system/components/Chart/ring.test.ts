import { describe, expect, it } from 'vitest'
import { ringPaths } from './ring.ts'

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/gu)?.map(Number) ?? []

describe('the ring', () => {
  it('starts at the top and runs clockwise', () => {
    const [first = ''] = ringPaths([0.25, 0.75], 20, 0)
    const [x = 0, y = 0] = numbers(first)
    expect(x).toBeCloseTo(0, 1)
    expect(y).toBeCloseTo(-50, 1)
    expect(first).toContain('50,0')
  })

  it('draws nothing for zero and a sliver for almost zero', () => {
    const [none, sliver, rest] = ringPaths([0, 0.0005, 0.5])
    expect(none).toBe('')
    expect(sliver).not.toBe('')
    expect(rest).toMatch(/^M/u)
  })

  it('is a full circle if one share is the whole', () => {
    expect(ringPaths([1])[0]).toMatch(/A/u)
  })
})
