import { expect, test } from 'vitest'
import { failureOf } from './failure-reason.ts'

test('reasons that come as a word are said in words', () => {
  expect(failureOf('declined')).toEqual({ message: 'wallet.reason.declined' })
  expect(failureOf('ACCOUNT_REJECTED')).toEqual({ message: 'wallet.reason.accountRejected' })
})

test('what somebody of the back office wrote is shown as written', () => {
  expect(failureOf('الحساب مغلق')).toEqual({ written: 'الحساب مغلق' })
})

test('a word that only machines know is not shown', () => {
  expect([failureOf('differs'), failureOf('E_4021'), failureOf(null), failureOf('')]).toEqual([null, null, null, null])
})
