import { describe, expect, it } from 'vitest'
import { billOf, type Payment } from './bill.ts'
import type { Transaction } from './row.ts'

const row = (more: Partial<Transaction>) =>
  ({
    id: 'id',
    type: 'WITHDRAWAL',
    status: 'Success',
    netAmount: -50_575,
    subtotal: 50_000,
    fees: 500,
    vat: 75,
    total: 50_575,
    paymentMethod: 'BANK',
    metadata: {},
    shares: [],
    ...more,
  }) as Transaction
const said = (transaction: Transaction, payments: readonly Payment[] = []) => {
  const { lines, total } = billOf(transaction, payments)
  return [...lines.map(({ name, halalas }) => ['text' in name ? name.text : name.message, halalas]), [total.name, total.halalas]]
}

describe('billOf', () => {
  it('starts a withdrawal with the amount that the bank gets, and ends it with the total that left the wallet', () => {
    expect(said(row({}))).toEqual([
      ['wallet.toBank', 50_000],
      ['wallet.bill.withdrawalFee', 500],
      ['wallet.vat', 75],
      ['wallet.fromWallet', 50_575],
    ])
  })

  it('starts a top-up with the amount that the wallet got, and ends it with the total that the card paid', () => {
    const names = said(row({ type: 'TOP_UP', paymentMethod: 'CARD' })).map(([name]) => name)
    expect(names).toEqual(['wallet.bill.toWallet', 'wallet.bill.topUpFee', 'wallet.vat', 'wallet.bill.charged'])
  })

  it('ends a returned payment with the total that its payer got', () => {
    const back = { type: 'TOP_UP', paymentMethod: 'CARD', metadata: { reason: 'TOP_UP_RETURNED' } } as const
    expect(said(row(back)).map(([name]) => name)).toEqual([
      'wallet.bill.amount',
      'wallet.bill.topUpFee',
      'wallet.vat',
      'wallet.bill.paidBack',
    ])
  })

  it('lists the milestones of rewards; their amounts add up to the total', () => {
    const milestone = (milestoneId: string, count: number, amount: number, reachedOn: string | null) =>
      ({ __typename: 'MilestoneRewards', milestoneId, title: `${milestoneId} orders`, count, amount, reachedOn }) as const
    const milestones = [milestone('25', 3, 60_000, null), milestone('150', 1, 90_000, '2025-11-08')]
    const bill = billOf(row({ type: 'PROGRAM_PAYOUT', total: 150_000, rewards: { milestones } as unknown as Transaction['rewards'] }))
    expect(bill.lines.map(({ name, halalas, made }) => [name, halalas, made])).toEqual([
      [{ text: '25 orders' }, 60_000, { count: 3, each: 20_000 }],
      [{ text: '150 orders' }, 90_000, { reachedOn: '2025-11-08' }],
    ])
    expect(bill.lines.reduce((sum, { halalas }) => sum + halalas, 0)).toBe(bill.total.halalas)
  })

  it('has no line for the fee of a reward', () => {
    expect(said(row({ type: 'PROGRAM_EARNING', fees: 0, vat: 0, subtotal: 84_000, total: 84_000 }))).toEqual([
      ['wallet.bill.reward', 84_000],
      ['wallet.intoWallet', 84_000],
    ])
  })

  it('lists the participants of a payout', () => {
    const payments = [24_000, 36_000].map((amount, index) => ({ id: String(index), amount, description: 'Reward to a participant' }))
    expect(said(row({ type: 'PROGRAM_PAYOUT', netAmount: 0, total: 60_000 }), payments)).toEqual([
      ['Reward to a participant', 24_000],
      ['Reward to a participant', 36_000],
      ['wallet.bill.fromBudget', 60_000],
    ])
  })
})
