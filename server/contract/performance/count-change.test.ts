import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResultChange } from '../tracking/change.ts'
import { countChange, countingOf, type Counting } from './count-change.ts'
import { asNew, changesOf, events } from './testing/history.ts'

const click: ResultChange = {
  kind: 'CLICK',
  id: 'one',
  programId: 'program',
  profileId: 'noura',
  // 00:30 of 21 November in Riyadh.
  at: Date.parse('2025-11-20T21:30:00Z'),
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'somebody',
  from: null,
  to: 'Approved',
  reason: null,
  amount: 0,
}
const sale: ResultChange = { ...click, kind: 'CONVERSION', amount: 24_990 }
const of = { programId: 'program', profileId: 'noura', day: '2025-11-21' }
const cell = { ...of, channel: 'TIKTOK', country: 'SA' }
const nothing: Counting = { counts: [], uncounted: [], visitors: [] }

describe('countChange', () => {
  it('adds a result to the counts of the day on which it happened in Riyadh', () => {
    expect(countChange(click)).toEqual({
      counts: [{ ...cell, clicks: 1, approved: 0, revenue: 0 }],
      uncounted: [],
      visitors: [{ ...of, visitor: 'somebody', clicks: 1 }],
    })
    expect(countChange(sale)).toEqual({ ...nothing, counts: [{ ...cell, clicks: 0, approved: 1, revenue: 24_990 }] })
  })

  it('adds nothing for a pending result, and adds held, rejected and reversed results to the counts by reason', () => {
    expect(countChange({ ...sale, to: 'Pending' })).toEqual(nothing)
    for (const to of ['Held', 'Rejected', 'Reversed'] as const)
      expect(countChange({ ...click, to, reason: 'REPEAT' })).toEqual({
        ...nothing,
        uncounted: [{ ...of, kind: 'CLICK', reason: 'REPEAT', count: 1 }],
      })
  })

  it('moves a count from one reason to another, and from a reason to the valid counts', () => {
    expect(
      countingOf([{ ...click, from: 'Held', fromReason: 'TOO_MANY_CLICKS', to: 'Rejected', reason: 'NOT_GENUINE' }]).uncounted,
    ).toEqual([
      { ...of, kind: 'CLICK', reason: 'NOT_GENUINE', count: 1 },
      { ...of, kind: 'CLICK', reason: 'TOO_MANY_CLICKS', count: -1 },
    ])
    expect(countingOf([{ ...click, from: 'Held', fromReason: 'TOO_MANY_CLICKS' }])).toEqual({
      counts: [{ ...cell, clicks: 1, approved: 0, revenue: 0 }],
      uncounted: [{ ...of, kind: 'CLICK', reason: 'TOO_MANY_CLICKS', count: -1 }],
      visitors: [{ ...of, visitor: 'somebody', clicks: 1 }],
    })
  })

  it('subtracts a reversed sale with its amount', () =>
    expect(countChange({ ...sale, from: 'Approved', to: 'Reversed', reason: 'REVERSED' })).toEqual({
      counts: [{ ...cell, clicks: 0, approved: -1, revenue: -24_990 }],
      uncounted: [{ ...of, kind: 'CONVERSION', reason: 'REVERSED', count: 1 }],
      visitors: [],
    }))

  it('throws if a status that does not count has no reason, before or after the change', () => {
    expect(() => countChange({ ...click, to: 'Held' })).toThrow('reason')
    expect(() => countChange({ ...click, from: 'Held' })).toThrow('reason')
  })
})

describe('countingOf for random histories', () => {
  it('returns the same counts from all changes as from the final statuses', () => {
    fc.assert(
      fc.property(events, (history) => {
        expect(countingOf(history.flatMap(changesOf))).toEqual(countingOf(history.flatMap(asNew)))
      }),
    )
  })

  it('returns no count below zero, and no key twice', () => {
    fc.assert(
      fc.property(events, (history) => {
        const { counts, uncounted, visitors } = countingOf(history.flatMap(changesOf))
        expect(counts.every(({ clicks, approved, revenue }) => Math.min(clicks, approved, revenue) >= 0)).toBe(true)
        expect(uncounted.every(({ count }) => count > 0)).toBe(true)
        expect(visitors.every(({ clicks }) => clicks > 0)).toBe(true)
        const keys = counts.map(({ profileId, day, channel, country }) => [profileId, day, channel, country].join())
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
