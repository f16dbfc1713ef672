import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, now, topUp, withdrawal } from '../testing/examples.ts'
import { transactionRows } from './rows.ts'
import { boundsOf, lastChangeIn, openingOf, statementMonths, statementOf } from './statement.ts'

const at = (text: string) => Date.parse(text)
const added = (createdAt: number, subtotal = 100_000) =>
  transactionRows({
    change: 'topUp',
    topUp: { ...topUp, id: `top-up-${createdAt}`, status: 'Success', subtotal, createdAt, settledAt: createdAt },
  })

describe('a month', () => {
  it('begins and ends at midnight in Riyadh, leap days included', () => {
    expect(boundsOf('2026-03')).toEqual({ start: at('2026-02-28T21:00:00.000Z'), end: at('2026-03-31T21:00:00.000Z') })
    expect(boundsOf('2024-02').end).toBe(at('2024-02-29T21:00:00.000Z'))
    expect(boundsOf('2026-12').end).toBe(boundsOf('2027-01').start)
  })
})

describe('a statement', () => {
  const open = transactionRows({ change: 'topUp', topUp })
  const rows = [
    ...added(at('2026-02-28T20:59:59.999Z')),
    ...added(at('2026-02-28T21:00:00.000Z'), 20_000),
    ...open,
    ...transactionRows({
      change: 'withdrawal',
      withdrawal: { ...withdrawal, status: 'Failed', settledAt: at('2026-04-01T09:00:00.000Z') },
    }),
  ]
  const march = statementOf('2026-03', openingOf(rows, '2026-03'), rows)

  it('shows how the opening balance became the closing balance', () => {
    expect({ ...march, lines: march.lines.map(({ row, balance }) => [row.netAmount, balance]) }).toEqual({
      month: '2026-03',
      opening: 100_000,
      incoming: 20_000,
      outgoing: 50_575,
      closing: 69_425,
      lines: [
        [20_000, 120_000],
        [-50_575, 69_425],
      ],
    })
  })

  it('closes with the opening balance of the next month', () => {
    const april = statementOf('2026-04', openingOf(rows, '2026-04'), rows)
    expect([april.opening, april.closing]).toEqual([march.closing, 120_000])
  })

  it('has no lines in a month without changes', () => {
    expect(statementOf('2025-01', 0, rows)).toEqual({ month: '2025-01', opening: 0, incoming: 0, outgoing: 0, closing: 0, lines: [] })
  })

  it('adds up in every month: opening balance and lines give the closing balance', () => {
    const moments = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 10 ** 9 })), { maxLength: 30 })
    fc.assert(
      fc.property(moments, (list) => {
        const all = list.flatMap(([days, amount], index) => added(now - days * day + index, amount))
        for (const month of statementMonths(all, now + day)) {
          const opening = openingOf(all, month)
          const { closing, lines } = statementOf(month, opening, all)
          expect(lines.at(-1)?.balance ?? opening).toBe(closing)
          expect(lines.reduce((sum, { row }) => sum + row.netAmount, opening)).toBe(closing)
        }
        return true
      }),
      { seed: 966, numRuns: 50 },
    )
  })

  it('exists for every month from the first transaction on', () => {
    expect(statementMonths(rows, at('2026-04-15T09:00:00.000Z'))).toEqual(['2026-04', '2026-03', '2026-02'])
    expect(statementMonths([], now)).toEqual([])
  })
})

it('lastChangeIn returns the time of the newest transaction that changed the balance', () => {
  const moved = (createdAt: number, netAmount: number) => ({ createdAt, netAmount })
  expect(lastChangeIn([moved(3, 0), moved(1, 500), moved(2, -200)])).toBe(2)
  expect(lastChangeIn([moved(3, 0)])).toBeNull()
})
