import { expect, it } from 'vitest'
import { experiencesOf, lastPaidOf } from './earned.ts'

const milestone = (rewardType: 'CASH' | 'EXPERIENCE', achievedAt: string | null, paidAt: string | null = null) => ({
  rewardType,
  reward: 'Tasting for two',
  achievedAt,
  paidAt,
})

it('lastPaidOf returns the time of the latest payment', () => {
  const first = milestone('CASH', '2026-11-02T09:00:00Z', '2026-11-08T06:00:00Z')
  const second = milestone('CASH', '2026-11-03T09:00:00Z', '2026-11-15T06:00:00Z')
  expect(lastPaidOf([second, first, milestone('CASH', null)])).toBe('2026-11-15T06:00:00Z')
  expect(lastPaidOf([milestone('CASH', null)])).toBeNull()
})

it('experiencesOf returns the titles of the experiences that were earned', () => {
  expect(experiencesOf([milestone('EXPERIENCE', '2026-11-09T09:00:00Z'), milestone('EXPERIENCE', null), milestone('CASH', 'x')])).toEqual([
    'Tasting for two',
  ])
})
