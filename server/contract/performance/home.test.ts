import { describe, expect, it } from 'vitest'
import { byEarnings, earningsOf, hasEarned, weeksAt } from './home.ts'

// Thursday 20 November 2025, noon in Riyadh.
const now = Date.parse('2025-11-20T09:00:00Z')
const day = 86_400_000

describe('what somebody earned', () => {
  it('comes with the nearest run of any program, and only what that pays (L-08)', () =>
    expect(
      earningsOf(
        [
          { amount: 200_00, payableAt: now - day, frequency: 'WEEKLY' },
          { amount: 900_00, payableAt: now - day, frequency: 'WEEKLY' },
          { amount: 50_00, payableAt: now + 4 * day, frequency: 'WEEKLY' },
          { amount: 70_00, payableAt: now - day, frequency: 'MONTHLY' },
        ],
        400_00,
        now,
      ),
    ).toEqual({ pending: 1_220_00, paid: 400_00, nextPayoutDate: '2025-11-23', nextPayoutAmount: 1_100_00 }))

  it('has no date where nothing is to come', () =>
    expect(earningsOf([], 400_00, now)).toEqual({ pending: 0, paid: 400_00, nextPayoutDate: null, nextPayoutAmount: 0 }))

  it('is listed with the most to come first, then the most paid', () => {
    const row = (profileId: string, pending: number, paid: number) => ({
      profileId,
      earnings: { pending, paid, nextPayoutDate: null, nextPayoutAmount: 0 },
    })
    const rows = [row('d', 0, 0), row('c', 0, 5), row('b', 1, 0), row('a', 1, 2), row('e', 1, 2)]
    const order = rows
      .filter(hasEarned)
      .toSorted(byEarnings)
      .map(({ profileId }) => profileId)
    expect(order.join('')).toBe('aebc')
  })
})

it('compares seven days that end today in Riyadh with the seven before', () => {
  expect(weeksAt(now)).toEqual({ week: { start: '2025-11-14', end: '2025-11-20' }, before: { start: '2025-11-07', end: '2025-11-13' } })
  expect(weeksAt(Date.parse('2025-11-20T21:00:00Z')).week.end).toBe('2025-11-21')
})
