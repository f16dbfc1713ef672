import { expect, it } from 'vitest'
import { daysOf, firstDayOf, longestOf, readRange, withRange } from './range.ts'

const range = (query: string) => readRange(new URLSearchParams(query))

it('reads the range from the address, or thirty days if it has no valid range', () => {
  expect([range(''), range('range=7'), range('range=90'), range('range=31'), range('range=7&range=90'), range('range=all')]).toEqual([
    '30',
    '7',
    '90',
    '30',
    '7',
    'all',
  ])
})

it('replaces the range in the address and nothing else', () => {
  const query = new URLSearchParams('participant=42&range=7')
  expect(withRange(query, '90').toString()).toBe('participant=42&range=90')
  expect(withRange(query, '30').toString()).toBe('participant=42')
})

it('a range of days ends today in Riyadh, and includes its first and its last day', () => {
  expect(daysOf('7', Date.parse('2026-11-22T20:59:59Z'), '2026-10-01')).toEqual({ startDate: '2026-11-16', endDate: '2026-11-22' })
  expect(daysOf('7', Date.parse('2026-11-22T21:00:00Z'), '2026-10-01')).toEqual({ startDate: '2026-11-17', endDate: '2026-11-23' })
})

it('the range “all” begins with the program’s first day, but has at most 366 days', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  expect(daysOf('all', now, '2026-10-01')).toEqual({ startDate: '2026-10-01', endDate: '2026-11-22' })
  expect(longestOf('2026-10-01', now)).toBeNull()
  expect(daysOf('all', now, '2020-01-01')).toEqual({ startDate: '2025-11-22', endDate: '2026-11-22' })
  expect(longestOf('2020-01-01', now)).toBe(366)
})

it('a program counts from the later of its start and its publication', () => {
  expect(firstDayOf({ startDate: '2026-10-01', publishedAt: '2026-09-20T08:00:00Z' })).toBe('2026-10-01')
  expect(firstDayOf({ startDate: '2026-10-01', publishedAt: '2026-10-04T21:30:00Z' })).toBe('2026-10-05')
  expect(firstDayOf({ startDate: '2026-10-01', publishedAt: null })).toBe('2026-10-01')
  expect(firstDayOf({ startDate: null, publishedAt: null })).toBeNull()
})
