import { expect, test } from 'vitest'
import { allPlatformAccounts, availableAccount, escrowAccount, heldAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { accountNameOf } from './account-name.ts'

test('every account that money moves on has a name', () => {
  expect(allPlatformAccounts.map(({ id }) => accountNameOf(id))).not.toContain(null)
  expect([availableAccount('noura'), heldAccount('noura'), escrowAccount('ramadan')].map(accountNameOf)).toEqual([
    'available',
    'held',
    'escrow',
  ])
})

test('an account that this client does not know has no name', () => {
  expect(accountNameOf('wallet:noura:other')).toBeNull()
  expect(accountNameOf('constructor')).toBeNull()
})
