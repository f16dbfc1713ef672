import { expect, test } from 'vitest'
import { failureOf } from './failure-reason.ts'

test('failureOf maps known reason codes to messages', () => {
  expect(failureOf('declined')).toEqual({ message: 'wallet.reason.declined' })
  expect(failureOf('ACCOUNT_REJECTED')).toEqual({ message: 'wallet.reason.accountRejected' })
})

test('failureOf returns the text of the back office unchanged', () => {
  for (const written of ['الحساب مغلق', 'The account is closed', 'Closed', 'Fraud', 'closed', 'constructor'])
    expect(failureOf(written)).toEqual({ written })
})

test('failureOf hides unknown codes', () => {
  expect(['differs', 'returned', 'E_4021', 'card_refused', null, ''].map(failureOf)).toEqual([null, null, null, null, null, null])
})
