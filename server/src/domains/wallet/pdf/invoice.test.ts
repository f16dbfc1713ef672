import { describe, expect, it } from 'vitest'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { invoicePdf } from './invoice.ts'
import { invoiceFacts } from './testing/facts.ts'

const partsOf = async (changes: Partial<InvoiceFacts> = {}) => {
  const { pages, spoken, info } = await readPdf(await invoicePdf(invoiceFacts(changes)))
  return { parts: pages.flat(), spoken, title: String(info['Title']) }
}

describe('a printed tax invoice', () => {
  it('covers the fee and its VAT, in both languages (P-22)', async () => {
    const { parts, spoken, title } = await partsOf()
    for (const text of ['Simplified tax invoice', 'INV-2025-004182', '300000000000003', 'Withdrawal fee', '5.00', '0.75', '5.75', '٥٫٧٥'])
      expect(parts).toContain(text)
    expect(parts.join(' ')).toContain('Withdrawal of SAR 500.00')
    expect(parts.some((part) => part.includes('505.75'))).toBe(false)
    for (const text of ['فاتورة ضريبية مبسطة', 'رسوم السحب', 'سحب بمبلغ ٥٠٠٫٠٠ ر.س', 'الضريبة ١٥٪']) expect(spoken).toContain(text)
    expect(title).toBe('Simplified tax invoice INV-2025-004182 / فاتورة ضريبية مبسطة INV-2025-004182')
  })

  it('is marked as no tax document outside live mode, and in live mode without a VAT number', async () => {
    const mark = async (changes: Partial<InvoiceFacts>) => (await partsOf(changes)).parts.find((part) => part.includes('ot a tax document'))
    const seller = { name: 'Wasla', vatNumber: null }
    expect([await mark({}), await mark({ mode: 'local' }), await mark({ mode: 'live' }), await mark({ mode: 'live', seller })]).toEqual([
      'Demo: not a tax document',
      'Demo: not a tax document',
      undefined,
      'Not a tax document',
    ])
  })

  it('is a credit note if it corrects another invoice, and names that invoice (X-39)', async () => {
    const { invoice, row } = invoiceFacts()
    const { parts, spoken } = await partsOf({
      invoice: { ...invoice, kind: 'creditNote', sequence: 7 },
      corrects: 'INV-2025-004182',
      row: { ...row, metadata: { reason: 'WITHDRAWAL_FAILED' } },
    })
    for (const text of ['Credit note to a simplified tax invoice', 'CRN-2025-000007', 'INV-2025-004182']) expect(parts).toContain(text)
    expect(spoken).toContain('إشعار دائن لفاتورة ضريبية مبسطة')
    expect(parts.join(' ')).toContain('Returned to your Wasla wallet on 20 October 2025.')
  })

  it('states that the fee of a refunded top-up was returned with the payment, not to the wallet', async () => {
    const { invoice, row } = invoiceFacts()
    const { parts } = await partsOf({
      invoice: { ...invoice, kind: 'creditNote', sequence: 7 },
      corrects: 'INV-2025-004182',
      row: { ...row, type: 'TOP_UP', metadata: { reason: 'TOP_UP_RETURNED' } },
    })
    expect(parts.join(' ')).toContain('Returned together with your payment on 20 October 2025.')
    expect(parts.join(' ')).not.toContain('wallet on')
  })

  it('names the VAT rate only if the VAT was computed with it', async () => {
    const { parts } = await partsOf({ vatShare: 500 })
    expect(parts).toContain('VAT')
    expect(parts.some((part) => part.includes('%'))).toBe(false)
  })

  it('states that the fee of a top-up was paid with the top-up, not from the wallet', async () => {
    const { row } = invoiceFacts()
    const { parts } = await partsOf({ row: { ...row, type: 'TOP_UP' } })
    expect(parts).toContain('Top-up fee')
    expect(parts.join(' ')).toContain('Paid together with your top-up on 20 October 2025.')
  })
})
