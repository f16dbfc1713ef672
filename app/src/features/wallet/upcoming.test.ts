import { describe, expect, it } from 'vitest'
import { boundLines, nearness, paydays, reserved, undated, withdrawalTotal, type Upcoming } from './upcoming.ts'

const line = (kind: Upcoming['kind'], amount: number, date: string | null, title = kind as string): Upcoming => ({
  __typename: 'Upcoming',
  id: `${kind}:${title}:${date ?? ''}`,
  kind,
  amount,
  date,
  referenceId: title,
  title,
  rewards: [],
})

describe('upcoming money', () => {
  const upcoming = [
    line('REWARD', 84_000, '2025-11-23', 'cup'),
    line('REWARD', 245_000, '2025-12-01', 'kitchens'),
    line('WITHDRAWAL', 50_000, '2025-11-25', 'Najd Bank'),
    line('REWARD', 40_000, '2025-11-23', 'groceries'),
    line('REWARD', 30_000, null, 'gates'),
  ]

  it('is grouped by payday; the next payday is first, and each has its total', () => {
    expect(paydays(upcoming).map(({ date, amount, lines }) => [date, amount, lines.map(({ title }) => title)])).toEqual([
      ['2025-11-23', 124_000, ['cup', 'groceries']],
      ['2025-12-01', 245_000, ['kitchens']],
    ])
  })

  it('has rewards without a known day in a separate group', () => {
    expect(undated(upcoming)).toMatchObject({ amount: 30_000, lines: [{ title: 'gates' }] })
    expect(undated([])).toBeNull()
  })

  it('excludes reserved money', () => {
    expect(boundLines(upcoming).map(({ title }) => title)).toEqual(['Najd Bank'])
  })
})

describe('nearness', () => {
  it.each([
    ['2025-11-20', 'today'],
    ['2025-11-21', 'tomorrow'],
    ['2025-11-22', 'week'],
    ['2025-11-26', 'week'],
    ['2025-11-27', 'later'],
    ['2026-01-01', 'later'],
  ] as const)('returns for %s: %s', (date, said) => expect(nearness(date, '2025-11-20')).toBe(said))
})

describe('parts of the reserved amount', () => {
  const withdrawal = line('WITHDRAWAL', 50_000, '2025-11-25', 'Najd Bank')

  it('are nothing, a withdrawal, programs, or a withdrawal and programs', () => {
    expect(reserved([line('REWARD', 1, '2025-11-23')])).toEqual({ kind: 'nothing' })
    expect(reserved([withdrawal])).toEqual({ kind: 'withdrawal', bank: 'Najd Bank', date: '2025-11-25' })
    expect(reserved([withdrawal, line('ESCROW', 1, null)])).toEqual({ kind: 'both', count: 1, date: '2025-11-25' })
  })

  it('contain the first day on which an unused budget comes back', () => {
    const budgets = [line('ESCROW', 1, null, 'a'), line('ESCROW', 1, '2026-04-01', 'b'), line('ESCROW', 1, '2026-03-01', 'c')]
    expect(reserved(budgets)).toEqual({ kind: 'programs', count: 3, date: '2026-03-01' })
    expect(reserved(budgets.slice(0, 1))).toEqual({ kind: 'programs', count: 1, date: null })
  })

  it('include the fee of a withdrawal, although its row shows only the amount that the bank gets', () => {
    expect(withdrawalTotal(150_575, [withdrawal, line('ESCROW', 100_000, null)])).toBe(50_575)
  })
})
