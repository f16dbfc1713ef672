import { expect, test } from 'vitest'
import { followedTopUp, sheetOf, tabAddress, tabOf, withoutTopUp, withSheet } from './wallet-address.ts'

const at = (query: string) => new URLSearchParams(query)

test('opens the tab of the address, or transactions by default', () => {
  expect([tabOf(at('tab=coming')), tabOf(at('tab=accounts')), tabOf(at('tab=elsewhere')), tabOf(at(''))]).toEqual([
    'coming',
    'accounts',
    'transactions',
    'transactions',
  ])
  expect([tabAddress('transactions'), tabAddress('coming')]).toEqual(['/wallet', '/wallet?tab=coming'])
})

test('opens only a known sheet', () => {
  expect([sheetOf(at('sheet=top-up')), sheetOf(at('sheet=withdraw')), sheetOf(at('sheet=elsewhere')), sheetOf(at(''))]).toEqual([
    'top-up',
    'withdraw',
    null,
    null,
  ])
})

test('opens and closes a sheet without changing the rest of the address', () => {
  expect(withSheet(at('tab=coming'), 'withdraw').toString()).toBe('tab=coming&sheet=withdraw')
  expect(withSheet(at('tab=coming&sheet=withdraw'), null).toString()).toBe('tab=coming')
})

test('follows a returned payer’s top-up until it is removed from the address', () => {
  expect(followedTopUp(at('topUp=t1&tab=coming'))).toBe('t1')
  expect(followedTopUp(at(''))).toBeNull()
  expect(withoutTopUp(at('topUp=t1&tab=coming')).toString()).toBe('tab=coming')
})
