import { describe, expect, it } from 'vitest'
import { startOfDay } from '../platform/riyadh.ts'
import { patternOf, sumsOfClicks, type PatternSums } from './network-pattern.ts'

const day = '2026-11-26'
const at = (hours: number, minutes = 0, seconds = 0) => startOfDay(day) + ((hours * 60 + minutes) * 60 + seconds) * 1000
const click = (moment: number, visitor: string, browser: string | null = 'Safari iOS') => ({ at: moment, visitor, browser })
const nothing = { results: null, before: { clicks: 0, results: 0 }, usualTotals: [] } as const
const empty = { held: [], others: [], before: [], countedBefore: [] }
const patternWith = (clicks: Partial<Parameters<typeof sumsOfClicks>[1]>, more: Partial<PatternSums> = {}) =>
  patternOf({ ...nothing, ...sumsOfClicks(day, { ...empty, ...clicks }), ...more })

describe('the pattern of a network case', () => {
  it('counts held and other clicks by the hour in Riyadh', () => {
    const { hours, others } = patternWith({
      held: [click(at(0), 'a'), click(at(23, 59, 59), 'b'), click(at(11), 'c'), click(at(11, 30), 'd')],
      others: [click(at(11, 5), 'e')],
    })
    expect(hours).toHaveLength(24)
    expect([0, 11, 23].map((hour) => hours[hour]?.held)).toEqual([1, 2, 1])
    expect(hours[11]).toEqual({ held: 2, others: 1, usual: 0 })
    expect(others).toBe(1)
  })

  it('distributes the mean of earlier days over the hours like the clicks of earlier days', () => {
    const yesterday = [click(at(-4), 'a'), click(at(-5), 'b'), click(at(-5, 10), 'c'), click(at(-5, 20), 'd')]
    const { hours } = patternWith({ before: yesterday }, { usualTotals: [30, 10] })
    expect([hours[19]?.usual, hours[20]?.usual, hours[12]?.usual]).toEqual([15, 5, 0])
  })

  it('finds the minute with the most clicks, and the seconds of these clicks', () => {
    const { peak } = patternWith({
      held: [click(at(9), 'a'), click(at(10, 42, 50), 'b'), click(at(10, 42, 3), 'c'), click(at(10, 43), 'd')],
    })
    expect(peak).toEqual({ at: at(10, 42), clicks: 2, seconds: [3, 50] })
    expect(patternWith({}).peak).toBeNull()
  })

  it('compares browser families with those that are usual for the link', () => {
    const { browsers, families } = patternWith({
      held: [click(at(1), 'a', 'Other'), click(at(2), 'a', null), click(at(3), 'b', 'Chrome Android'), click(at(4), 'c', 'Other')],
      countedBefore: [click(at(-1), 'x', 'Safari iOS'), click(at(-2), 'y', 'Chrome Android')],
    })
    expect(browsers).toBe(3)
    expect(families).toEqual([
      { family: 'Other', clicks: 3, share: 0.75, usualShare: 0 },
      { family: 'Chrome Android', clicks: 1, share: 0.25, usualShare: 0.5 },
    ])
    expect(patternWith({ held: [click(at(1), 'a')] }).families[0]?.usualShare).toBeNull()
  })

  it('shows how many clicks a result usually takes', () => {
    expect(patternWith({}, { results: 2, before: { clicks: 280, results: 10 } })).toMatchObject({ results: 2, usualClicksPerResult: 28 })
    expect(patternWith({}, { results: 0 })).toMatchObject({ results: 0, usualClicksPerResult: null })
  })
})
