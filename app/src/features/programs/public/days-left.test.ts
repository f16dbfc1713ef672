import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

it('daysLeft counts whole days in Riyadh time, at any hour', () => {
  // A day in Riyadh begins at 21:00 UTC of the day before.
  expect(daysLeft('2026-11-30', Date.parse('2026-11-28T20:59:59Z'))).toBe(2)
  expect(daysLeft('2026-11-30', Date.parse('2026-11-28T21:00:00Z'))).toBe(1)
  expect(daysLeft('2026-11-30', Date.parse('2026-11-30T20:59:59Z'))).toBe(0)
  expect(daysLeft('2026-11-30', Date.parse('2026-11-30T21:00:00Z'))).toBe(-1)
})
