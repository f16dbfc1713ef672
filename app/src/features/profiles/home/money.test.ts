import { describe, expect, it } from 'vitest'
import { dayFrom, nextPayday, spendOf } from './money.ts'

describe('money on the home page', () => {
  it('nextPayday returns the next day on which rewards are paid, and their sum', () => {
    const upcoming = [
      { kind: 'REWARD', amount: 300, date: '2026-12-01' },
      { kind: 'REWARD', amount: 100, date: '2026-11-29' },
      { kind: 'WITHDRAWAL', amount: 900, date: '2026-11-25' },
      { kind: 'REWARD', amount: 20, date: '2026-11-29' },
      { kind: 'REWARD', amount: 7, date: null },
    ]
    expect(nextPayday(upcoming)).toEqual({ date: '2026-11-29', amount: 120 })
    expect(nextPayday(upcoming.slice(4))).toBeNull()
  })

  it('spendOf returns the sum of the spent amounts and the sum of the budgets', () => {
    expect(
      spendOf([{ budget: { amount: 1000, accrued: 100, paid: 250 } }, { budget: null }, { budget: { amount: 500, accrued: 0, paid: 5 } }]),
    ).toEqual({
      used: 355,
      limit: 1500,
    })
  })
})

it('dayFrom names today and tomorrow in Riyadh', () => {
  // This is 23:45 in Riyadh.
  const now = Date.parse('2025-11-20T20:45:00Z')
  expect(['2025-11-20', '2025-11-21', '2025-11-22'].map((day) => dayFrom(day, now))).toEqual(['today', 'tomorrow', 'other'])
})
