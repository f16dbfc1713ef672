import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanChanges, spansBefore, spansOf } from './spans.ts'

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })

describe('spans of the waiting list', () => {
  it('before a key contain every smaller key exactly once, except keys in the finest span of that key', () => {
    fc.assert(
      fc.property(moment, fc.array(fc.oneof(moment, fc.integer({ min: -100_000, max: 100_000 })), { maxLength: 40 }), (key, others) => {
        const { ranges, rest } = spansBefore(key)
        for (const other of others.map((one) => (one < 1e9 ? key + one : one))) {
          const held = spansOf(other).filter(({ level, bucket }) =>
            ranges.some((range) => range.level === level && bucket < range.below && (range.from === null || bucket >= range.from)),
          )
          expect(held).toHaveLength(other < rest ? 1 : 0)
        }
        expect(rest).toBeLessThanOrEqual(key)
      }),
    )
  })

  it('change if keys are added or removed, but not if a key moves within a span', () => {
    const key = Date.UTC(2026, 2, 15)
    expect(spanChanges([{ key, by: 1 }])).toHaveLength(4)
    expect(
      spanChanges([
        { key, by: 1 },
        { key: key + 1, by: -1 },
      ]),
    ).toEqual([])
    const moved = spanChanges([
      { key, by: -1 },
      { key: key - 6 * 3_600_000, by: 1 },
    ])
    expect(moved.reduce((sum, { by }) => sum + by, 0)).toBe(0)
    expect(moved).toEqual(moved.toSorted((one, other) => one.level - other.level || one.bucket - other.bucket))
  })
})
