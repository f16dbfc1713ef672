import { expect, it } from 'vitest'
import { nextUserNameChange } from './user-name-change.ts'

it('nextUserNameChange returns the same day of the month and time, six months later', () => {
  expect(nextUserNameChange(Date.parse('2026-03-01T09:30:00Z'))).toBe(Date.parse('2026-09-01T09:30:00Z'))
  expect(nextUserNameChange(Date.parse('2025-11-15T00:00:00Z'))).toBe(Date.parse('2026-05-15T00:00:00Z'))
})

it('nextUserNameChange returns the last day of the month, by the date in Riyadh, if the month lacks that day', () => {
  expect(nextUserNameChange(Date.parse('2025-08-31T12:00:00Z'))).toBe(Date.parse('2026-02-28T12:00:00Z'))
  expect(nextUserNameChange(Date.parse('2025-08-30T22:00:00Z'))).toBe(Date.parse('2026-02-27T22:00:00Z'))
})
