import { expect, test } from 'vitest'
import { failureOf } from './failure-reason.ts'

test('reasons that come as a word are said in words', () => {
  expect(failureOf('declined')).toEqual({ message: 'wallet.reason.declined' })
  expect(failureOf('ACCOUNT_REJECTED')).toEqual({ message: 'wallet.reason.accountRejected' })
})

test('what somebody of the back office wrote is shown as written', () => {
  for (const written of ['الحساب مغلق', 'The account is closed', 'Closed', 'Fraud', 'closed', 'constructor'])
    expect(failureOf(written)).toEqual({ written })
})

test('a word that only machines know is not shown', () => {
  expect(['differs', 'returned', 'E_4021', 'card_refused', null, ''].map(failureOf)).toEqual([null, null, null, null, null, null])
})
