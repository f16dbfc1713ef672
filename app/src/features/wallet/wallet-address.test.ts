import { expect, test } from 'vitest'
import { followedTopUp, sheetOf, tabAddress, tabOf, withoutTopUp, withSheet } from './wallet-address.ts'

const at = (query: string) => new URLSearchParams(query)

test('tabOf reads the open tab; the default is the transactions', () => {
  expect([tabOf(at('tab=coming')), tabOf(at('tab=accounts')), tabOf(at('tab=elsewhere')), tabOf(at(''))]).toEqual([
    'coming',
    'accounts',
    'transactions',
    'transactions',
  ])
  expect([tabAddress('transactions'), tabAddress('coming')]).toEqual(['/wallet', '/wallet?tab=coming'])
})

test('sheetOf reads the open sheet only if it is known', () => {
  expect([sheetOf(at('sheet=top-up')), sheetOf(at('sheet=withdraw')), sheetOf(at('sheet=elsewhere')), sheetOf(at(''))]).toEqual([
    'top-up',
    'withdraw',
    null,
    null,
  ])
})

test('withSheet adds and removes a sheet without changing the rest of the address', () => {
  expect(withSheet(at('tab=coming'), 'withdraw').toString()).toBe('tab=coming&sheet=withdraw')
  expect(withSheet(at('tab=coming&sheet=withdraw'), null).toString()).toBe('tab=coming')
})

test('followedTopUp reads the top-up of a payer who came back, until withoutTopUp removes it', () => {
  expect(followedTopUp(at('topUp=t1&tab=coming'))).toBe('t1')
  expect(followedTopUp(at(''))).toBeNull()
  expect(withoutTopUp(at('topUp=t1&tab=coming')).toString()).toBe('tab=coming')
})
