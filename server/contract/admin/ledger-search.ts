import { isAccountId } from '../ledger/accounts.ts'
import { ownId } from '../validation/identifier.ts'
import { escrowAccount, platformAccounts, walletAccountIds } from '../wallet/ledger-accounts.ts'

const platformIds: readonly string[] = Object.values(platformAccounts)

/**
 * Returns the ids of the accounts that a search term may mean; some may not exist in the ledger. The term can be a part of a platform
 * account's name, the full name of any account, or the id of a profile or program. Adds the wallet accounts of `profileIds`: the profiles
 * whose names match. Other accounts do not match by a part of their name, so that a search costs the same for any number of accounts.
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
