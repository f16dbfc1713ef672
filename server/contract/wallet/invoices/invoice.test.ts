import { describe, expect, it } from 'vitest'
import { minute, now, topUp, withdrawal } from '../testing/examples.ts'
import {
  budgetInvoices,
  invoiceFor,
  invoiceNumber,
  returnInvoices,
  topUpInvoices,
  withdrawalInvoices,
  type InvoiceRecord,
} from './invoice.ts'
import { invoiceQr } from './qr.ts'

const later = now + minute
const invoice: InvoiceRecord = { kind: 'invoice', transactionId: 'top-up', fee: 2500, vat: 375, issuedAt: now, sequence: 42 }
const seller = { name: 'Wasla', vatNumber: '310122393500003' }

describe('the documents of a transaction', () => {
  it('are an invoice for a top-up’s fee after the payment, and none before (P-22)', () => {
    expect(topUpInvoices({ ...topUp, status: 'Success', settledAt: later })).toEqual([
      { kind: 'invoice', transactionId: 'top-up', fee: 2500, vat: 375, issuedAt: later },
    ])
    expect((['Initiated', 'Failed'] as const).flatMap((status) => topUpInvoices({ ...topUp, status }))).toEqual([])
  })

  it('are an invoice when a withdrawal begins, and a credit note when it fails (X-39)', () => {
    const first = { kind: 'invoice', transactionId: 'withdrawal', fee: 500, vat: 75, issuedAt: now }
    expect(withdrawalInvoices(withdrawal)).toEqual([first])
    expect(withdrawalInvoices({ ...withdrawal, status: 'Failed', settledAt: later })).toEqual([
      first,
      { kind: 'creditNote', transactionId: 'withdrawal:return', fee: 500, vat: 75, issuedAt: later },
    ])
  })

  it('are a credit note if the fee of a payment was refunded, and none if only the amount was refunded', () => {
    const returned = { id: 'return', topUpId: 'top-up', subtotal: 60_000, fee: 2500, vat: 375, taken: 100, at: later }
    expect(returnInvoices(returned)).toEqual([{ kind: 'creditNote', transactionId: 'return', fee: 2500, vat: 375, issuedAt: later }])
    expect(returnInvoices({ ...returned, fee: 0, vat: 0 })).toEqual([])
  })

  it('are, for a reserved budget with a fee, an immediate invoice (L-05)', () => {
    const reserved = { change: 'budgetReserved', id: 'reserved', programId: 'program', at: now } as const
    expect(budgetInvoices({ ...reserved, bill: { subtotal: 100_000, fee: 2000, vat: 300 } })).toEqual([
      { kind: 'invoice', transactionId: 'reserved', fee: 2000, vat: 300, issuedAt: now },
    ])
    expect(budgetInvoices({ ...reserved, bill: { subtotal: 100_000, fee: 0, vat: 0 } })).toEqual([])
  })

  it('are none without a fee', () => expect(withdrawalInvoices({ ...withdrawal, fee: 0, vat: 0, status: 'Failed' })).toEqual([]))

  it.each([
    [{}, 'INV-2026-000042'],
    [{ kind: 'creditNote' as const, sequence: 1 }, 'CRN-2026-000001'],
    // At this time it is already the next year in Riyadh.
    [{ issuedAt: Date.parse('2026-12-31T21:00:00.000Z') }, 'INV-2027-000042'],
    [{ sequence: 1_234_567 }, 'INV-2026-1234567'],
  ])('of %j have the number %s', (changes, number) => expect(invoiceNumber({ ...invoice, ...changes })).toBe(number))

  it('cover only fee and VAT, and have a QR code', () => {
    expect(invoiceFor(invoice, seller, 'live')).toEqual({
      number: 'INV-2026-000042',
      issuedAt: '2026-03-15T09:00:00.000Z',
      sellerName: 'Wasla',
      sellerVatNumber: '310122393500003',
      qr: invoiceQr({ sellerName: 'Wasla', vatNumber: '310122393500003', issuedAt: now, total: 2875, vat: 375 }),
      isTaxDocument: true,
      isCreditNote: false,
    })
  })

  it('are no tax documents outside live mode, nor without a VAT number', () => {
    const isTax = (mode: 'demo' | 'local' | 'live', vatNumber: string | null) =>
      invoiceFor(invoice, { ...seller, vatNumber }, mode).isTaxDocument
    expect([isTax('demo', seller.vatNumber), isTax('local', seller.vatNumber), isTax('live', null)]).toEqual([false, false, false])
  })
})
