import { describe, expect, it } from 'vitest'
import { dayTicks, momentOf, spreadDays, stepTicks } from './days.ts'

const run = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(`${first}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10))

describe('spreadDays', () => {
  it('leaves a gap for a missing day, never a zero (E-10)', () => {
    const { days, values } = spreadDays([
      [
        { day: '2025-11-05', value: 4 },
        { day: '2025-11-01', value: 2 },
        { day: '2025-11-03', value: Number.NaN },
      ],
    ])
    expect(days).toEqual(['2025-11-01', '2025-11-02', '2025-11-03', '2025-11-04', '2025-11-05'])
    expect(values).toEqual([[2, null, null, null, 4]])
  })

  it('returns the same days for all series', () => {
    const { days, values } = spreadDays([[{ day: '2025-02-28', value: 1 }], [{ day: '2025-03-01', value: 2 }]])
    expect(days).toEqual(['2025-02-28', '2025-03-01'])
    expect(values).toEqual([
      [1, null],
      [null, 2],
    ])
  })

  it('takes the last value of a day that has several, and skips invalid days', () => {
    const points = [
      { day: '2025-11-01', value: 1 },
      { day: '2025-11-01', value: 7 },
      { day: 'yesterday', value: 3 },
      { day: '2025-13-40', value: 3 },
    ]
    expect(spreadDays([points])).toEqual({ days: ['2025-11-01'], values: [[7]] })
  })

  it('returns no days for no points', () => {
    expect(spreadDays([[], []])).toEqual({ days: [], values: [[], []] })
  })

  it('never returns more than ten years, even if a date is wrong', () => {
    const { days } = spreadDays([
      [
        { day: '0001-01-01', value: 1 },
        { day: '2025-11-01', value: 2 },
      ],
    ])
    expect(days).toHaveLength(3660)
    expect(days.at(-1)).toBe('2025-11-01')
  })

  it('momentOf turns a day into a moment of the same day in Riyadh', () => {
    expect(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', day: 'numeric' }).format(momentOf('2025-11-30'))).toBe('30')
  })
})

describe('dayTicks', () => {
  it.each([
    { count: 7, most: 7, labels: 7 },
    { count: 12, most: 7, labels: 6 },
    { count: 30, most: 6, labels: 5 },
    { count: 30, most: 3, labels: 2 },
    { count: 180, most: 6, labels: 6 },
    { count: 365, most: 4, labels: 4 },
    { count: 3660, most: 4, labels: 5 },
  ])('for $count days returns at most $most labels', ({ count, most, labels }) => {
    const places = dayTicks(run('2025-10-22', count), most)
    expect(places.length).toBeLessThanOrEqual(Math.max(most, 1))
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(labels)
  })

  it('labels the Sundays of a month', () => {
    const days = run('2025-10-22', 30)
    expect(dayTicks(days, 6).map((at) => days[at])).toEqual(['2025-10-26', '2025-11-02', '2025-11-09', '2025-11-16'])
  })

  it('returns one label for one day, and no label for no days', () => {
    expect(dayTicks(['2025-11-20'], 4)).toEqual([0])
    expect(dayTicks([], 4)).toEqual([])
  })
})

describe('stepTicks', () => {
  it('labels Sundays if not all days fit', () => {
    const days = run('2025-10-22', 30)
    expect(stepTicks(days, 5)?.map((at) => days[at])).toEqual(['2025-10-26', '2025-11-02', '2025-11-09', '2025-11-16'])
    expect(stepTicks(days.slice(0, 7), 7)).toHaveLength(7)
  })

  it('returns null for steps that are not days', () => {
    expect(stepTicks(['26', '2', '9'], 3)).toBeNull()
    expect(stepTicks([], 3)).toBeNull()
  })
})
