import { describe, expect, it } from 'vitest'
import {
  csvAddress,
  daysOf,
  filterOf,
  invoiceAddress,
  isFiltered,
  listAddress,
  pagesOf,
  readList,
  showsOf,
  statementAddress,
} from './list.ts'

const at = (query: string) => readList(new URLSearchParams(query))
const today = '2025-11-20'

describe('list that the address selects', () => {
  it('by default is the first page of all transactions', () => {
    expect(at('')).toEqual({ show: 'all', dates: 'any', custom: { from: null, to: null }, page: 1 })
    expect(filterOf(at(''), today)).toEqual({})
    expect(isFiltered(at(''))).toBe(false)
  })

  it.each(['', 'show=withdrawals', 'dates=lastMonth&page=3', 'show=fees&dates=custom&from=2025-09-01&to=2025-10-31&page=2'])(
    'is written back to the address “%s” from which it was read',
    (query) => expect(listAddress(at(query))).toBe(query ? `/wallet?${query}` : '/wallet'),
  )

  it.each(['show=everything&page=0', 'page=x&dates=never', 'dates=custom&from=2025-13-01', 'dates=custom&from=2025-11-02&to=2025-11-01'])(
    'ignores invalid values in “%s”',
    (query) => expect(filterOf(at(query), today)).toEqual({}),
  )
})

describe('days that the address selects', () => {
  const days = (query: string, now = today) => daysOf(at(query), now)
  it('are whole months and years up to today', () => {
    expect(days('dates=thisMonth')).toEqual({ from: '2025-11-01', to: '2025-11-20' })
    expect(days('dates=lastMonth')).toEqual({ from: '2025-10-01', to: '2025-10-31' })
    expect(days('dates=lastMonth', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(days('dates=lastMonth', '2026-01-02')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(days('dates=thisYear')).toEqual({ from: '2025-01-01', to: '2025-11-20' })
  })

  it('may be a custom range, even without one of its ends', () => {
    expect(filterOf(at('dates=custom&from=2025-09-01'), today)).toEqual({ from: '2025-09-01' })
  })
})

it('showsOf returns budgets and payouts for brands, and rewards for everybody else', () => {
  expect(showsOf('BRAND')).toContain('payouts')
  expect(showsOf('INFLUENCER')).toContain('rewards')
  expect(showsOf('INFLUENCER')).not.toContain('payouts')
})

it('pagesOf counts pages of ten transactions', () => {
  expect([0, 1, 10, 11, 28].map(pagesOf)).toEqual([1, 1, 1, 2, 3])
})

describe('downloads of a wallet', () => {
  it('include the filtered list as CSV, in the reader’s language', () => {
    expect(csvAddress(at('show=withdrawals&dates=lastMonth&page=2'), today, 'ar')).toBe(
      '/wallet/transactions.csv?types=WITHDRAWAL&from=2025-10-01&to=2025-10-31&lang=ar',
    )
    expect(csvAddress(at(''), today, 'en')).toBe('/wallet/transactions.csv?lang=en')
  })

  it('include a statement for each month', () => {
    expect(statementAddress('2025-10')).toBe('/wallet/statements/2025-10.pdf')
  })

  it('include the invoice of a transaction, or its credit note if money came back', () => {
    expect(invoiceAddress('w1:return')).toBe('/wallet/invoices/w1%3Areturn.pdf')
  })
})
