import { describe, expect, it } from 'vitest'
import { adjustmentInstruction } from '../adjustments/adjustment.ts'
import { budgetBill, payoutInstructions, releaseInstruction, reserveInstruction } from '../program-money.ts'
import { walletDefaults } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { account, minute, now, topUp, withdrawal } from '../testing/examples.ts'
import { topUpInstruction } from '../top-ups/proof.ts'
import { takeBackInstruction } from '../top-ups/returned.ts'
import { holdInstruction, paidInstruction, returnInstruction } from '../withdrawals/instructions.ts'
import type { TransactionRow } from './row.ts'
import { transactionRows, type WalletChange } from './rows.ts'

const later = now + minute
/** A partial refund of the top-up. */
const wentBack = { id: 'return', topUpId: 'top-up', subtotal: 40_000, fee: 0, vat: 0, taken: 40_000, at: later }
const credited = { ...topUp, status: 'Success' as const, settledAt: later }
const returned = { ...withdrawal, status: 'Failed' as const, failureReason: 'ACCOUNT_REJECTED', settledAt: later }
const program = { id: 'transaction', programId: 'launch', at: now }
const bill = budgetBill(100_000, { ...walletDefaults.fees, programShare: 100 })
const earnings = [
  { profileId: 'noura', amount: 30_000 },
  { profileId: 'sara', amount: 20_000 },
]
const linesOf = ({ children }: TransactionRow) => children.map(({ type, operation, amount }) => [type, operation, amount])

describe('a top-up in the list', () => {
  it('has one line with the credited amount, and none for fee and VAT, which were paid outside the wallet (P-17)', () => {
    const [row] = transactionRows({ change: 'topUp', topUp: credited })
    expect(row).toMatchObject({
      id: 'top-up',
      type: 'TOP_UP',
      status: 'Success',
      netAmount: 100_000,
      createdAt: later,
      paymentMethod: 'CARD',
    })
    expect(row).toMatchObject({ referenceId: 'top-up', subtotal: 100_000, fees: 2500, vat: 375, total: 102_875 })
    expect(row && linesOf(row)).toEqual([['PAYMENT', 'CREDIT', 100_000]])
  })

  it.each(['Initiated', 'Failed'] as const)('does not change the balance while it is %s', (status) =>
    expect(transactionRows({ change: 'topUp', topUp: { ...topUp, status } })).toMatchObject([
      { status, netAmount: 0, children: [], total: 102_875, createdAt: now },
    ]),
  )
})

describe('a withdrawal in the list', () => {
  it('includes its fee and VAT from the beginning', () => {
    const [row, ...others] = transactionRows({ change: 'withdrawal', withdrawal })
    expect(row).toMatchObject({
      type: 'WITHDRAWAL',
      status: 'Initiated',
      netAmount: -50_575,
      total: 50_575,
      paymentMethod: 'BANK',
      createdAt: now,
    })
    expect(row && linesOf(row)).toEqual([
      ['PAYMENT', 'DEBIT', 50_000],
      ['FEE', 'DEBIT', 500],
      ['VAT', 'DEBIT', 75],
    ])
    expect(others).toEqual([])
  })

  it('gets a second transaction if it failed, which returns the money and shows the reason and the masked IBAN', () => {
    const [out, back] = transactionRows({ change: 'withdrawal', withdrawal: returned, sentTo: account })
    expect(out?.metadata).toEqual({ bankName: account.bankName, iban: 'SA•• •••• … 7519', failureReason: 'ACCOUNT_REJECTED' })
    expect([out?.status, out?.netAmount, back?.netAmount]).toEqual(['Failed', -50_575, 50_575])
    expect(back).toMatchObject({
      type: 'WITHDRAWAL',
      status: 'Success',
      referenceId: 'withdrawal',
      createdAt: later,
      metadata: { reason: 'WITHDRAWAL_FAILED' },
    })
    expect(back && linesOf(back)).toEqual([
      ['PAYMENT', 'CREDIT', 50_000],
      ['FEE', 'CREDIT', 500],
      ['VAT', 'CREDIT', 75],
    ])
  })

  it('has no line for a fee of zero', () => {
    const [row] = transactionRows({ change: 'withdrawal', withdrawal: { ...withdrawal, fee: 0, vat: 0 } })
    expect(row && linesOf(row)).toEqual([['PAYMENT', 'DEBIT', 50_000]])
  })
})

it('a payout run is one transaction of the brand with a line for each participant, and does not change its balance', () => {
  const [row] = transactionRows({ change: 'rewardsPaid', ...program, earnings })
  expect(row).toMatchObject({ type: 'PROGRAM_PAYOUT', netAmount: 0, total: 50_000, referenceId: 'launch', paymentMethod: 'PLATFORM' })
  expect(row?.children.map(({ type, metadata }) => [type, metadata.profileId])).toEqual([
    ['PROGRAM_PAYMENT', 'noura'],
    ['PROGRAM_PAYMENT', 'sara'],
  ])
})

it('the unused budget of a program is marked as released (L-10)', () => {
  expect(transactionRows({ change: 'budgetReleased', ...program, amount: 500 })).toMatchObject([
    { type: 'PROGRAM_TOP_UP', netAmount: 500, metadata: { reason: 'BUDGET_RELEASE' } },
  ])
})

it.each([
  [5000, 'TOP_UP', 'CREDIT'],
  [-5000, 'WITHDRAWAL', 'DEBIT'],
] as const)('an adjustment of the balance by %d has the type %s and a reason', (amount, type, operation) => {
  const [row] = transactionRows({ change: 'adjusted', adjustmentId: 'adjustment', amount, at: now })
  expect(row).toMatchObject({
    type,
    netAmount: amount,
    total: 5000,
    fees: 0,
    paymentMethod: 'PLATFORM',
    metadata: { reason: 'ADJUSTMENT' },
  })
  expect(row && linesOf(row)).toEqual([['PAYMENT', operation, 5000]])
})

describe('the amounts of the list add up to the balance (P-18) for', () => {
  const owner = { programId: 'launch', profileId: 'noura' }
  const cases: readonly [string, WalletChange, Record<string, number>][] = [
    ['a top-up', { change: 'topUp', topUp: credited }, booksAfter(topUpInstruction(credited))],
    [
      'a top-up that went back in two parts, of which the wallet had spent some',
      {
        change: 'topUp',
        topUp: credited,
        returns: [wentBack, { ...wentBack, id: 'rest', subtotal: 60_000, fee: 2500, vat: 375, taken: 100 }],
      },
      booksAfter(
        topUpInstruction(credited),
        takeBackInstruction(credited, wentBack, wentBack.taken),
        takeBackInstruction(credited, { subtotal: 60_000, fee: 2500, vat: 375 }, 100),
      ),
    ],
    ['an open withdrawal', { change: 'withdrawal', withdrawal }, booksAfter(holdInstruction(withdrawal))],
    [
      'a paid withdrawal',
      { change: 'withdrawal', withdrawal: { ...withdrawal, status: 'Success' } },
      booksAfter(holdInstruction(withdrawal), paidInstruction(withdrawal)),
    ],
    [
      'a failed withdrawal',
      { change: 'withdrawal', withdrawal: returned },
      booksAfter(holdInstruction(withdrawal), returnInstruction(withdrawal)),
    ],
    ['a reserved budget', { change: 'budgetReserved', ...program, bill }, booksAfter(reserveInstruction(owner, bill))],
    ['a released budget', { change: 'budgetReleased', ...program, amount: 700 }, booksAfter(releaseInstruction(owner, 700))],
    [
      'a correction that adds',
      { change: 'adjusted', adjustmentId: 'adjustment', amount: 700, at: now },
      booksAfter(adjustmentInstruction({ id: 'adjustment', profileId: 'noura', amount: 700 })),
    ],
    [
      'a correction that takes',
      { change: 'adjusted', adjustmentId: 'adjustment', amount: -700, at: now },
      booksAfter(adjustmentInstruction({ id: 'adjustment', profileId: 'noura', amount: -700 })),
    ],
    ['an earned reward', { change: 'rewardEarned', ...program, amount: 30_000 }, booksAfter(...payoutInstructions('launch', earnings))],
  ]

  it.each(cases)('%s', (_what, change, books) => {
    const rows = transactionRows(change)
    expect(rows.reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(books['wallet:noura:available'] ?? 0)
    for (const { children, netAmount } of rows)
      expect(children.reduce((sum, { operation, amount }) => sum + (operation === 'CREDIT' ? amount : -amount), 0)).toBe(netAmount)
    const ids = rows.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
