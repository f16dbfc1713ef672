import { expect, it } from 'vitest'
import { searchedAccounts } from './ledger-search.ts'

const profileId = '0197a1b2-7c40-7aaa-8f21-000000000001'

it('accounts of the house are found by a part of their name', () => {
  expect(searchedAccounts(' Clearing ', [])).toContain('gateway:clearing')
  expect(searchedAccounts('platform', []).filter((id) => id.startsWith('platform:'))).toEqual(['platform:fees', 'platform:vat'])
  expect(searchedAccounts('bank:withdrawals', [])).toEqual(['bank:withdrawals'])
})

it('an account of a wallet is found by its whole name, by the profile’s id, and by what the profile is called', () => {
  const [available, held] = [`wallet:${profileId}:available`, `wallet:${profileId}:held`]
  expect(searchedAccounts(available, [])).toEqual([available])
  expect(searchedAccounts(profileId, [])).toEqual([available, held, `program:${profileId}:escrow`])
  expect(searchedAccounts(`{${profileId.toUpperCase()}}`, [])).toEqual([available, held, `program:${profileId}:escrow`])
  expect(searchedAccounts('نورة', [profileId])).toEqual([available, held])
  expect(searchedAccounts('نورة', [])).toEqual([])
})
