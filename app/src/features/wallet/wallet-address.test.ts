import { expect, test } from 'vitest'
import { followedTopUp, sheetOf, tabAddress, tabOf, withoutTopUp, withSheet } from './wallet-address.ts'

const at = (query: string) => new URLSearchParams(query)

test('an address opens a tab, and transactions where it names none', () => {
  expect([tabOf(at('tab=coming')), tabOf(at('tab=accounts')), tabOf(at('tab=elsewhere')), tabOf(at(''))]).toEqual([
    'coming',
    'accounts',
    'transactions',
    'transactions',
  ])
  expect([tabAddress('transactions'), tabAddress('coming')]).toEqual(['/wallet', '/wallet?tab=coming'])
})

test('an address opens the sheet it names, and no other', () => {
  expect([sheetOf(at('sheet=top-up')), sheetOf(at('sheet=withdraw')), sheetOf(at('sheet=elsewhere')), sheetOf(at(''))]).toEqual([
    'top-up',
    'withdraw',
    null,
    null,
  ])
})

test('a sheet opens and closes over the page as it is', () => {
  expect(withSheet(at('tab=coming'), 'withdraw').toString()).toBe('tab=coming&sheet=withdraw')
  expect(withSheet(at('tab=coming&sheet=withdraw'), null).toString()).toBe('tab=coming')
})

test('the page follows the top-up that a payer came back from until it is taken away', () => {
  expect(followedTopUp(at('topUp=t1&tab=coming'))).toBe('t1')
  expect(followedTopUp(at(''))).toBeNull()
  expect(withoutTopUp(at('topUp=t1&tab=coming')).toString()).toBe('tab=coming')
})
