import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, plusDays } from '@wasla/contract/insights/days.ts'
import { piecesOf, type Range } from './pieces.ts'

const whole = { start: '2026-01-01', end: '2026-03-01' }
const daysOf = (ranges: readonly Range[]) => ranges.flatMap(({ start, end }) => daysBetween(start, end))

/** Computes pieces until none is left. `meanwhile[n]`: the first day that becomes stale after turn `n`. */
function worked(since: string, most: number, meanwhile: readonly (string | null)[] = []): string[] {
  const made: string[] = []
  let state: { since: string | null; restUntil: string | null } = { since, restUntil: null }
  for (let turn = 0; turn < 500; turn++) {
    const { ranges, restUntil } = piecesOf(state, whole, most)
    made.push(...daysOf(ranges))
    state = { since: meanwhile[turn] ?? null, restUntil }
    if (state.since === null && restUntil === null && turn >= meanwhile.length) return made
  }
  throw new Error('The work has no end')
}

describe('splitting a series into pieces', () => {
  it('begins with the newest days', () => {
    expect(piecesOf({ since: '', restUntil: null }, whole, 10)).toEqual({
      ranges: [{ start: '2026-02-20', end: '2026-03-01' }],
      restUntil: '2026-02-19',
    })
  })

  it('returns one piece if everything fits, and none if no day changed', () => {
    expect(piecesOf({ since: '', restUntil: null }, whole, 400)).toEqual({ ranges: [whole], restUntil: null })
    expect(piecesOf({ since: '9', restUntil: null }, whole, 400)).toEqual({ ranges: [], restUntil: null })
  })

  it('continues with the days that are left even if the newest day changes at every turn', () => {
    expect(piecesOf({ since: whole.end, restUntil: '2026-02-19' }, whole, 10)).toEqual({
      ranges: [
        { start: whole.end, end: whole.end },
        { start: '2026-02-10', end: '2026-02-19' },
      ],
      restUntil: '2026-02-09',
    })
  })

  it('computes every changed day, even if more days change between turns', () => {
    const since = fc.constantFrom('', '9', whole.end, '2026-02-11', '2025-06-01')
    fc.assert(
      fc.property(since, fc.integer({ min: 1, max: 80 }), fc.array(fc.option(since), { maxLength: 6 }), (first, most, meanwhile) => {
        const made = new Set(worked(first, most, meanwhile))
        const from = [first, ...meanwhile].flatMap((one) => one ?? []).toSorted()[0] ?? '9'
        for (const day of daysBetween(from < whole.start ? whole.start : from > whole.end ? plusDays(whole.end, 1) : from, whole.end))
          expect(made).toContain(day)
      }),
    )
  })
})
