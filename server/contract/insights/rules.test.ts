import { expect, test } from 'vitest'
import { dayAt, daysBetween, nextNight, plusDays } from './days.ts'
import { metricsOf, rangeOf } from './rules.ts'

const now = Date.UTC(2026, 2, 15, 9)

// The ranges of days of decision E-10.
test('rangeOf returns the last thirty days by default, and refuses more than 365', () => {
  expect(rangeOf({}, now)).toEqual({ start: '2026-02-14', end: '2026-03-15' })
  expect(rangeOf({ endDate: '2026-01-31' }, now)).toEqual({ start: '2026-01-02', end: '2026-01-31' })
  expect(rangeOf({ startDate: '2025-03-16', endDate: null }, now)).toEqual({ start: '2025-03-16', end: '2026-03-15' })
  expect(rangeOf({ startDate: '2026-03-15', endDate: '2026-03-15' }, now)).toEqual({ start: '2026-03-15', end: '2026-03-15' })
  const fieldOf = (query: object) => {
    try {
      return rangeOf(query, now)
    } catch (error) {
      return (error as { fields: { path: string }[] }).fields[0]?.path
    }
  }
  expect(fieldOf({ startDate: '2025-03-15' })).toBe('startDate')
  expect(fieldOf({ startDate: '2026-03-16' })).toBe('endDate')
  expect(fieldOf({ startDate: '2026-03-15', endDate: '2026-03-14' })).toBe('endDate')
})

test('metricsOf returns each requested metric once', () => {
  expect(metricsOf({ metrics: ['VIEWS', 'LIKES', 'VIEWS'] })).toEqual(['VIEWS', 'LIKES'])
})

test('a day of figures begins at 03:00 in Riyadh', () => {
  expect(dayAt(Date.parse('2026-03-15T02:59:59+03:00'))).toBe('2026-03-14')
  expect(dayAt(Date.parse('2026-03-15T03:00:00+03:00'))).toBe('2026-03-15')
  expect(nextNight(Date.parse('2026-03-15T02:59:59+03:00'))).toBe(Date.parse('2026-03-15T03:00:00+03:00'))
  expect(nextNight(Date.parse('2026-03-15T03:00:00+03:00'))).toBe(Date.parse('2026-03-16T03:00:00+03:00'))
  expect(plusDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
})
