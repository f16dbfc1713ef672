import { expect, test } from 'vitest'
import { countingDay } from './counting-day.ts'

const noon = Date.UTC(2026, 10, 28, 9)
const hour = 3_600_000

test.each([
  [noon - 48 * hour, 'today'],
  [noon + hour, 'today'],
  // Riyadh is three hours ahead of UTC, so its day ends at 21:00 UTC.
  [Date.UTC(2026, 10, 28, 20, 59), 'today'],
  [Date.UTC(2026, 10, 28, 21), 'tomorrow'],
  [noon + 48 * hour, 'later'],
])('countingDay of a result that counts at %i is %s', (countsAt, expected) => expect(countingDay(countsAt, noon)).toBe(expected))
