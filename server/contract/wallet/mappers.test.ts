import { describe, expect, it } from 'vitest'
import { accountsInUse, mapTopUp, mapTransaction, mapUpcoming, mapWithdrawalAccount, mapWithdrawal } from './mappers.ts'
import { withdrawalInvoices } from './invoices/invoice.ts'
import { walletDefaults } from './terms.ts'
import { account, now, topUp, withdrawal } from './testing/examples.ts'
import { transactionRows } from './transactions/rows.ts'

const owner = { firstName: 'Noura', lastName: 'Al-Harbi', name: null, nameInOtherScript: null }
const sight = { owner, terms: walletDefaults, inUse: accountsInUse([withdrawal]) }
const reader = { language: 'ar', productName: { en: 'Wasla', ar: 'وصلة' }, vatNumber: null, mode: 'demo' } as const

describe('the wallet’s responses', () => {
  it('show a bank account’s IBAN only masked (X-36)', () => {
    const mapped = mapWithdrawalAccount(account, sight)
    expect(mapped).toMatchObject({ iban: 'SA•• •••• … 7519', country: { id: 'SA' }, warnings: [], isInUse: true })
    expect(mapped.usableFrom > mapped.updatedAt).toBe(true)
    for (const text of [mapped, mapWithdrawal(withdrawal, account, sight)]) expect(JSON.stringify(text)).not.toContain('0608010167')
  })

  it('show a bank account as not in use once its withdrawal has ended', () => {
    const inUse = accountsInUse([{ ...withdrawal, status: 'Success' }])
    expect(mapWithdrawalAccount(account, { ...sight, inUse }).isInUse).toBe(false)
  })

  it('show the four lines of a withdrawal’s bill, and the day by which the money usually arrives', () => {
    expect(mapWithdrawal(withdrawal, account, sight)).toMatchObject({
      status: 'Initiated',
      bill: { subtotal: 50_000, fee: 500, vat: 75, total: 50_575, currency: 'SAR' },
      settledAt: null,
      arrivesBy: '2026-03-18',
    })
  })

  it('contain a checkout page only while the payment is open', () => {
    expect(mapTopUp(topUp, walletDefaults).checkoutUrl).toBe('/demo/checkout/payment')
    expect(mapTopUp({ ...topUp, status: 'Success', settledAt: now }, walletDefaults).checkoutUrl).toBeNull()
  })

  it('show the time at which an unfinished payment counts as failed (P-08)', () => {
    const { createdAt, expiresAt } = mapTopUp(topUp, { topUpLife: 3600 })
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(3_600_000)
  })

  it('describe a transaction and its lines in the reader’s language, with its tax document', () => {
    const [row] = transactionRows({ change: 'withdrawal', withdrawal, sentTo: account })
    const [draft] = withdrawalInvoices(withdrawal)
    if (!row || !draft) throw new Error('A withdrawal has a row and an invoice')
    const mapped = mapTransaction(row, { ...draft, sequence: 7 }, reader)
    expect(mapped.childTransactions.map(({ description }) => description)).toEqual(['المبلغ', 'الرسوم', 'ضريبة القيمة المضافة'])
    expect(mapped).toMatchObject({
      currency: 'SAR',
      createdAt: '2026-03-15T09:00:00.000Z',
      invoice: { number: 'INV-2026-000007', sellerName: 'وصلة | Wasla', isTaxDocument: false, isCreditNote: false },
    })
    expect(mapTransaction(row, null, reader).invoice).toBeNull()
    expect(mapped.childTransactionsCount).toBe(3)
  })

  it('contain the number of participants of a payout, both if its lines were read and if only their sum was', () => {
    const run = { change: 'rewardsPaid', id: 'paid', programId: 'cup', at: now } as const
    const earnings = ['huda', 'saad'].map((profileId) => ({ profileId, amount: 500 }))
    const [whole, summed] = [
      transactionRows({ ...run, earnings }),
      transactionRows({ ...run, earnings: [], paid: { people: 2, amount: 1000 } }),
    ].map(([row]) => row && mapTransaction(row, null, reader))
    expect(whole?.childTransactions).toHaveLength(2)
    expect(summed).toEqual({ ...whole, childTransactions: [] })
    expect(summed).toMatchObject({ childTransactionsCount: 2, total: 1000 })
  })

  it('give each upcoming amount its own id', () => {
    const upcoming = { kind: 'escrow', amount: 5, referenceId: 'p', date: null, rewards: [] } as const
    expect(mapUpcoming(upcoming, () => 'Launch', 'en')).toEqual({
      id: 'escrow:p:open',
      kind: 'ESCROW',
      amount: 5,
      date: null,
      referenceId: 'p',
      title: 'Launch',
      rewards: [],
    })
  })

  it('name milestones in the reader’s language', () => {
    const made = { milestoneId: 'm1', target: 25, title: { en: '25 orders', ar: '٢٥ طلبًا' }, count: 1, amount: 5, reachedOn: '2026-03-02' }
    const upcoming = { kind: 'reward', amount: 5, referenceId: 'p', date: '2026-03-15', rewards: [made] } as const
    const { target: _, ...same } = made
    expect(mapUpcoming(upcoming, () => 'Launch', 'ar').rewards).toEqual([{ ...same, title: '٢٥ طلبًا' }])
    const rewards = {
      programId: 'p',
      programName: 'Launch',
      canOpenProgram: true,
      from: '2026-03-08',
      until: '2026-03-15',
      milestones: [made],
    }
    const earned = transactionRows({ change: 'rewardEarned', id: 'r', programId: 'p', amount: 5, at: now }).map((row) => ({
      ...row,
      rewards,
    }))
    const [row] = earned
    if (!row) throw new Error('A reward is a transaction')
    expect(mapTransaction(row, null, { ...reader, language: 'en' }).rewards).toEqual({
      ...rewards,
      count: 1,
      milestones: [{ ...same, title: '25 orders' }],
    })
    const { rewards: _rewards, ...older } = row
    expect(mapTransaction(older, null, reader).rewards).toBeNull()
  })
})
