import { expect, test } from 'vitest'
import { countdownOf } from './progress.ts'

const deletion = { requestedAt: '2026-11-20T15:00:00.000Z', dueAt: '2026-12-20T15:00:00.000Z' }

test('a countdown says how much of it has passed and how many days are left', () => {
  expect(countdownOf(deletion, Date.parse('2026-11-28T15:00:00.000Z'))).toEqual({ share: 8 / 30, days: 22 })
  expect(countdownOf(deletion, Date.parse('2026-11-28T15:00:01.000Z')).days).toBe(22)
  expect(countdownOf(deletion, Date.parse('2026-11-20T15:00:00.000Z'))).toEqual({ share: 0, days: 30 })
})

test('a countdown that is over is complete, and says one day until the account is erased', () =>
  expect(countdownOf(deletion, Date.parse('2026-12-25T00:00:00.000Z'))).toEqual({ share: 1, days: 1 }))
