import { expect, it } from 'vitest'
import { daysOf, readRange, withRange } from './range.ts'

const range = (query: string) => readRange(new URLSearchParams(query))

it('is what the address says, or thirty days', () => {
  expect([range(''), range('range=7'), range('range=90'), range('range=31'), range('range=7&range=90')]).toEqual([
    '30',
    '7',
    '90',
    '30',
    '7',
  ])
})

it('is the only thing in the address that changes', () => {
  const query = new URLSearchParams('participant=42&range=7')
  expect(withRange(query, '90').toString()).toBe('participant=42&range=90')
  expect(withRange(query, '30').toString()).toBe('participant=42')
})

it('ends today in Riyadh and has both its ends', () => {
  expect(daysOf('7', Date.parse('2026-11-22T20:59:59Z'))).toEqual({ startDate: '2026-11-16', endDate: '2026-11-22' })
  expect(daysOf('7', Date.parse('2026-11-22T21:00:00Z'))).toEqual({ startDate: '2026-11-17', endDate: '2026-11-23' })
})
