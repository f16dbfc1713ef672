import { expect, test } from 'vitest'
import { isSameDay, isStale } from './freshness.ts'

const now = Date.parse('2026-03-03T00:00:00Z')

test('figures are stale after more than two days', () => {
  expect(isStale('2026-03-02T00:00:00Z', now)).toBe(false)
  expect(isStale('2026-03-01T00:00:00Z', now)).toBe(false)
  expect(isStale('2026-02-28T23:59:59Z', now)).toBe(true)
})

test('two measurements share one age if they are of the same day', () => {
  expect(isSameDay('2026-03-02T00:00:00Z', '2026-03-02T21:30:00Z')).toBe(true)
  expect(isSameDay('2026-03-02T00:00:00Z', '2026-03-01T23:59:00Z')).toBe(false)
  expect(isSameDay(null, '2026-03-02T00:00:00Z')).toBe(false)
})
