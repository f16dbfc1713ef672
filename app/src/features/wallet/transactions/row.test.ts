import { describe, expect, it } from 'vitest'
import { bankOf, figureOf, isOfProgram, programOf, happeningOf, months, stateOf, type Transaction } from './row.ts'

const row = (more: Partial<Transaction>): Transaction => ({
  __typename: 'Transaction',
  id: 'id',
  type: 'TOP_UP',
  status: 'Success',
  netAmount: 100_000,
  subtotal: 100_000,
  fees: 2_500,
  vat: 375,
  total: 102_875,
  paymentMethod: 'CARD',
  referenceId: 'id',
  createdAt: '2025-11-16T10:31:00.000Z',
  metadata: {},
  childTransactionsCount: 1,
  invoice: null,
  rewards: null,
  shares: [],
  ...more,
})

it('bankOf returns the name of a withdrawal’s bank', () => {
  expect(bankOf({ metadata: { bankName: 'Najd Bank' } })).toBe('Najd Bank')
  expect([{}, null, { bankName: 3 }].map((metadata) => bankOf({ metadata }))).toEqual([null, null, null])
})

it('programOf returns the name of a transaction’s program', () => {
  expect(programOf({ metadata: { programName: 'The morning cup' } })).toBe('The morning cup')
  expect([{}, null, { programName: 3 }].map((metadata) => programOf({ metadata }))).toEqual([null, null, null])
  expect([isOfProgram('budgetBack'), isOfProgram('withdrawal')]).toEqual([true, false])
})

describe('happeningOf', () => {
  it.each([
    [{}, 'topUpByCard'],
    [{ paymentMethod: 'BANK' }, 'topUpByBank'],
    [{ paymentMethod: 'OTHER' }, 'topUp'],
    [{ type: 'WITHDRAWAL' }, 'withdrawal'],
    [{ type: 'WITHDRAWAL', metadata: { reason: 'WITHDRAWAL_FAILED' } }, 'returned'],
    [{ type: 'PROGRAM_EARNING' }, 'earning'],
    [{ type: 'PROGRAM_TOP_UP' }, 'budget'],
    [{ type: 'PROGRAM_TOP_UP', metadata: { reason: 'BUDGET_RELEASE' } }, 'budgetBack'],
    [{ type: 'PROGRAM_PAYOUT' }, 'payout'],
    [{ type: 'PAYMENT' }, 'other'],
    [{ type: 'WITHDRAWAL', metadata: { reason: 'SOMETHING_NEW' } }, 'withdrawal'],
    [{ type: 'WITHDRAWAL', metadata: null }, 'withdrawal'],
    [{ type: 'WITHDRAWAL', metadata: { reason: 'ADJUSTMENT' } }, 'adjusted'],
    [{ type: 'TOP_UP', metadata: { reason: 'ADJUSTMENT' } }, 'adjusted'],
    [{ type: 'TOP_UP', metadata: { reason: 'TOP_UP_RETURNED' } }, 'paidBack'],
  ] as const)('classifies %o as %s', (more, happening) => expect(happeningOf(row(more))).toBe(happening))
})

describe('stateOf', () => {
  it('returns a state only if the transaction is not done', () => {
    expect(stateOf(row({}))).toBeNull()
    expect(stateOf(row({ status: 'Initiated' }))?.word).toBe('confirming')
    expect(stateOf(row({ type: 'WITHDRAWAL', status: 'Initiated' }))?.word).toBe('underWay')
    expect(stateOf(row({ status: 'Failed' }))?.word).toBe('failed')
  })
})

describe('figureOf', () => {
  it('returns the change of the balance, in or out', () => {
    expect(figureOf(row({}))).toEqual({ halalas: 100_000, tone: 'credit' })
    expect(figureOf(row({ type: 'WITHDRAWAL', netAmount: -50_575 }))).toEqual({ halalas: -50_575, tone: 'plain' })
  })

  it('returns the intended amount, without a sign, if no money moved', () => {
    expect(figureOf(row({ status: 'Initiated', netAmount: 0 }))).toEqual({ halalas: 100_000, tone: 'muted' })
    expect(figureOf(row({ status: 'Failed', netAmount: 0 }))).toEqual({ halalas: 100_000, tone: 'muted' })
    expect(figureOf(row({ type: 'PROGRAM_PAYOUT', netAmount: 0, total: 60_000 }))).toEqual({ halalas: 60_000, tone: 'muted' })
  })

  it('mutes an amount that came back later', () => {
    expect(figureOf(row({ type: 'WITHDRAWAL', status: 'Failed', netAmount: -50_575 }))).toEqual({ halalas: -50_575, tone: 'muted' })
  })
})

it('`months` groups rows by their month in Riyadh, in the order of the list', () => {
  const rows = [
    row({ id: 'a', createdAt: '2025-11-01T06:00:00.000Z' }),
    row({ id: 'b', createdAt: '2025-10-31T21:30:00.000Z' }),
    row({ id: 'c', createdAt: '2025-10-31T20:30:00.000Z' }),
  ]
  expect(months(rows).map(({ month, rows: inMonth }) => [month, inMonth.map(({ id }) => id)])).toEqual([
    ['2025-11', ['a', 'b']],
    ['2025-10', ['c']],
  ])
})
