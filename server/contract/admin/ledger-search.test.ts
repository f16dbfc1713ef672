import { expect, it } from 'vitest'
import { searchedAccounts } from './ledger-search.ts'

const profileId = '0197a1b2-7c40-7aaa-8f21-000000000001'

it('searchedAccounts finds platform accounts by a part of their name', () => {
  expect(searchedAccounts(' Clearing ', [])).toContain('gateway:clearing')
  expect(searchedAccounts('platform', []).filter((id) => id.startsWith('platform:'))).toEqual(['platform:fees', 'platform:vat'])
  expect(searchedAccounts('bank:withdrawals', [])).toEqual(['bank:withdrawals'])
})

it('searchedAccounts finds wallet accounts by their full name, and by the id or the name of their profile', () => {
  const [available, held] = [`wallet:${profileId}:available`, `wallet:${profileId}:held`]
  expect(searchedAccounts(available, [])).toEqual([available])
  expect(searchedAccounts(profileId, [])).toEqual([available, held, `program:${profileId}:escrow`])
  expect(searchedAccounts(`{${profileId.toUpperCase()}}`, [])).toEqual([available, held, `program:${profileId}:escrow`])
  expect(searchedAccounts('نورة', [profileId])).toEqual([available, held])
  expect(searchedAccounts('نورة', [])).toEqual([])
})
