import { expect, it } from 'vitest'
import { nextUserNameChange } from './user-name-change.ts'

it('a name may be changed again on the same day half a year later, at the same time of day', () => {
  expect(nextUserNameChange(Date.parse('2026-03-01T09:30:00Z'))).toBe(Date.parse('2026-09-01T09:30:00Z'))
  expect(nextUserNameChange(Date.parse('2025-11-15T00:00:00Z'))).toBe(Date.parse('2026-05-15T00:00:00Z'))
})

it('a day that the later month does not have is its last one, by the calendar of Riyadh', () => {
  expect(nextUserNameChange(Date.parse('2025-08-31T12:00:00Z'))).toBe(Date.parse('2026-02-28T12:00:00Z'))
  expect(nextUserNameChange(Date.parse('2025-08-30T22:00:00Z'))).toBe(Date.parse('2026-02-27T22:00:00Z'))
})
