import { expect, it } from 'vitest'
import { frequencyOf, nextPayoutOf } from './next-payout.ts'

it('nextPayoutOf returns the next Sunday at nine in Riyadh for a weekly program', () => {
  expect(new Date(nextPayoutOf({ payoutFrequency: 'WEEKLY' }, Date.parse('2026-11-23T10:00:00Z')) ?? 0).toISOString()).toBe(
    '2026-11-29T06:00:00.000Z',
  )
})

it('nextPayoutOf and frequencyOf return null if the budget has no known frequency', () => {
  expect(nextPayoutOf(null, 0)).toBeNull()
  expect(frequencyOf({ payoutFrequency: 'DAILY' })).toBeNull()
})
