import { describe, expect, it } from 'vitest'
import { isProblem } from '../../errors/problem.ts'
import { now, topUp, withdrawal } from '../testing/examples.ts'
import { acceptTransactionsFilter, transactionPage } from './filter.ts'
import type { TransactionRow } from './row.ts'
import { transactionRows } from './rows.ts'

const problemsOf = (input: unknown) => {
  try {
    acceptTransactionsFilter(input)
    return null
  } catch (error) {
    return isProblem(error) ? error.fields : error
  }
}
const added = (id: string, createdAt: number): TransactionRow[] =>
  transactionRows({ change: 'topUp', topUp: { ...topUp, id, status: 'Success', createdAt, settledAt: createdAt } })
const at = (text: string) => Date.parse(text)

describe('the filter of transactions', () => {
  it.each([undefined, null, {}, { types: null, from: null, to: null }, { types: [] }])('finds all transactions for %j', (input) =>
    expect(acceptTransactionsFilter(input)).toEqual({ types: null, since: null, before: null }),
  )

  it('includes the first and the last day completely, in Riyadh time', () => {
    expect(acceptTransactionsFilter({ types: ['TOP_UP'], from: '2026-03-15', to: '2026-03-15' })).toEqual({
      types: ['TOP_UP'],
      since: at('2026-03-14T21:00:00.000Z'),
      before: at('2026-03-15T21:00:00.000Z'),
    })
  })

  it.each([
    [{ types: ['REFUND'] }, 'types.0', 'unknownValue'],
    [{ types: Array.from({ length: 10 }, () => 'FEE') }, 'types', 'maxItems'],
    [{ from: '2026-02-30' }, 'from', 'date'],
    [{ to: 'yesterday' }, 'to', 'date'],
    [{ from: '2026-03-16', to: '2026-03-15' }, 'to', 'date'],
  ])('refuses %j', (input, path, rule) => expect(problemsOf(input)).toEqual([{ path, rule }]))
})

describe('the list of transactions', () => {
  const rows = [
    ...added('a', now - 2),
    ...added('b', now),
    ...transactionRows({ change: 'withdrawal', withdrawal: { ...withdrawal, createdAt: now - 1 } }),
  ]
  const idsOf = (input: unknown, page?: { limit?: number; offset?: number }) => {
    const { count, data } = transactionPage(rows, acceptTransactionsFilter(input), page)
    return [count, ...data.map(({ id }) => id)]
  }

  it('begins with the newest transaction', () => expect(idsOf({})).toEqual([3, 'b', 'withdrawal', 'a']))

  it('can be filtered by the type of a transaction or of its line', () => {
    expect(idsOf({ types: ['TOP_UP'] })).toEqual([2, 'b', 'a'])
    expect(idsOf({ types: ['FEE'] })).toEqual([1, 'withdrawal'])
    expect(idsOf({ types: ['PROGRAM_EARNING'] })).toEqual([0])
  })

  it('can be filtered by days, which end at midnight in Riyadh', () => {
    const midnight = at('2026-03-15T21:00:00.000Z')
    const days = [...added('before', midnight - 1), ...added('after', midnight)]
    const ids = (input: unknown) => transactionPage(days, acceptTransactionsFilter(input), null).data.map(({ id }) => id)
    expect([ids({ to: '2026-03-15' }), ids({ from: '2026-03-16' })]).toEqual([['before'], ['after']])
  })

  it('has pages of ten rows; each row is on exactly one page, also if rows have the same time', () => {
    const many = Array.from({ length: 25 }, (_, index) => added(`row-${String(index).padStart(2, '0')}`, now)).flat()
    const everything = acceptTransactionsFilter({})
    const pages = [0, 10, 20].map((offset) => transactionPage(many, everything, { offset }).data.map(({ id }) => id))
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5])
    expect(new Set(pages.flat()).size).toBe(25)
    expect(transactionPage(many, everything, { offset: 30 })).toEqual({ count: 25, data: [] })
  })
})
