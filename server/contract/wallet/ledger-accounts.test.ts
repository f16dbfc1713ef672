import { expect, it } from 'vitest'
import { isAccountId } from '../ledger/accounts.ts'
import { allPlatformAccounts, profileOfAccount, programAccounts, walletAccountIds, walletAccounts } from './ledger-accounts.ts'

const id = '0195f2d1-7c3a-7abc-8def-0123456789ab'

it('a wallet is opened with an available and a held account, neither of which can fall below zero (I4)', () => {
  expect(walletAccounts(id).map((account) => [account.id, account.kind])).toEqual([
    [`wallet:${id}:available`, 'owned'],
    [`wallet:${id}:held`, 'held'],
  ])
})

it('all accounts have names that the ledger accepts (P-02)', () => {
  const all = [...walletAccounts(id), ...programAccounts(id), ...allPlatformAccounts]
  expect(all.filter((account) => !isAccountId(account.id))).toEqual([])
  expect(allPlatformAccounts.map((account) => account.id)).toEqual([
    'platform:fees',
    'platform:vat',
    'gateway:clearing',
    'bank:withdrawals',
    'adjustments',
  ])
})

it('profileOfAccount returns the profile of a wallet’s account', () => {
  expect(walletAccountIds([id])).toEqual(walletAccounts(id).map((account) => account.id))
  expect(walletAccountIds([id]).map(profileOfAccount)).toEqual([id, id])
  expect([...programAccounts(id), ...allPlatformAccounts].map((account) => profileOfAccount(account.id))).toEqual(
    Array.from({ length: 6 }, () => null),
  )
})
