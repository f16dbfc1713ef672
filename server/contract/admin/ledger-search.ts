import { isAccountId } from '../ledger/accounts.ts'
import { ownId } from '../validation/identifier.ts'
import { escrowAccount, platformAccounts, walletAccountIds } from '../wallet/ledger-accounts.ts'

const platformIds: readonly string[] = Object.values(platformAccounts)

/**
 * Returns the ids of the accounts that a search may mean: platform accounts by a part of their name, any account by its full name, those of a
 * profile or program by its id, and those of `profileIds`, which were found by name. Some may not exist in the ledger. Only platform accounts
 * match by a part of their name, so that a search costs the same for any number of accounts.
 */
export function searchedAccounts(term: string, profileIds: readonly string[]): string[] {
  const typed = ownId(term.trim())
  const isId = /^[A-Za-z0-9-]{1,64}$/.test(typed)
  return [
    ...new Set([
      ...platformIds.filter((id) => id.includes(typed.toLowerCase())),
      ...(isAccountId(typed) ? [typed] : []),
      ...(isId ? [...walletAccountIds([typed]), escrowAccount(typed)] : []),
      ...walletAccountIds(profileIds),
    ]),
  ]
}
