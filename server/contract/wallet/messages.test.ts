import { expect, it } from 'vitest'
import { languages } from '../platform/language.ts'
import { childText, methodText, transactionText } from './messages.ts'
import { paymentMethods } from './payment-methods.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

const productName = { en: 'Wasla', ar: 'وصلة' }

it('both languages have the same messages', () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(english))
})

it('every transaction, line and method has a different name in each language', () => {
  const parents = ['TOP_UP', 'WITHDRAWAL', 'PROGRAM_TOP_UP', 'PROGRAM_PAYOUT', 'PROGRAM_EARNING'] as const
  const children = ['PAYMENT', 'FEE', 'VAT', 'PROGRAM_PAYMENT'] as const
  const shares = ['SHARE_GIVEN', 'SHARE_RECEIVED'] as const
  for (const language of languages) {
    const reasons = ['TOP_UP_RETURNED', 'WITHDRAWAL_FAILED', 'BUDGET_RELEASE'] as const
    const said = [
      ...parents.map((type) => transactionText({ type, metadata: {} }, language)),
      ...reasons.map((reason) => transactionText({ type: 'WITHDRAWAL', metadata: { reason } }, language)),
      ...children.map((type) => childText({ type, metadata: {} }, language)),
      ...shares.map((reason) => childText({ type: 'PAYMENT', metadata: { reason } }, language)),
    ]
    expect(new Set(said).size).toBe(parents.length + reasons.length + children.length + shares.length)
    expect(new Set(paymentMethods.map((method) => methodText(method, language, productName))).size).toBe(paymentMethods.length)
  }
  expect(methodText('PLATFORM', 'ar', productName)).toBe('وصلة')
})
