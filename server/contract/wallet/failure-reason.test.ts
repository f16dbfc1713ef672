import { expect, test } from 'vitest'
import { failureReasonOf } from './failure-reason.ts'

const known = ['declined', 'ACCOUNT_REJECTED'] as const

test('failureReasonOf distinguishes known codes from unknown codes', () => {
  expect(failureReasonOf('declined', known)).toEqual({ known: 'declined' })
  expect(failureReasonOf('ACCOUNT_REJECTED', known)).toEqual({ known: 'ACCOUNT_REJECTED' })
  for (const code of ['differs', 'returned', 'E_4021', 'card_refused']) expect(failureReasonOf(code, known)).toEqual({ code })
})

test('failureReasonOf returns a written reason unchanged, even a single word', () => {
  for (const written of ['الحساب مغلق', 'The account is closed', 'Closed', 'Fraud', 'closed', 'constructor'])
    expect(failureReasonOf(written, known)).toEqual({ written })
})

test('failureReasonOf returns null without a reason', () => {
  for (const none of [null, '']) expect(failureReasonOf(none, known)).toBeNull()
})
