import { expect, test } from 'vitest'
import { failureReasonOf } from './failure-reason.ts'

const known = ['declined', 'ACCOUNT_REJECTED'] as const

test('codes that a page has words for are told from all others', () => {
  expect(failureReasonOf('declined', known)).toEqual({ known: 'declined' })
  expect(failureReasonOf('ACCOUNT_REJECTED', known)).toEqual({ known: 'ACCOUNT_REJECTED' })
  for (const code of ['differs', 'returned', 'E_4021', 'card_refused']) expect(failureReasonOf(code, known)).toEqual({ code })
})

test('what somebody wrote stays as written, in one word, too', () => {
  for (const written of ['الحساب مغلق', 'The account is closed', 'Closed', 'Fraud', 'closed', 'constructor'])
    expect(failureReasonOf(written, known)).toEqual({ written })
})

test('no reason is none', () => {
  for (const none of [null, '']) expect(failureReasonOf(none, known)).toBeNull()
})
