import { expect, it } from 'vitest'
import { frequencyOf, nextPayoutOf } from './next-payout.ts'

it('pays a weekly program on the next Sunday, at nine in Riyadh', () => {
  expect(new Date(nextPayoutOf({ payoutFrequency: 'WEEKLY' }, Date.parse('2026-11-23T10:00:00Z')) ?? 0).toISOString()).toBe(
    '2026-11-29T06:00:00.000Z',
  )
})

it('returns null if the budget has no frequency', () => {
  expect(nextPayoutOf(null, 0)).toBeNull()
  expect(frequencyOf({ payoutFrequency: 'DAILY' })).toBeNull()
})
