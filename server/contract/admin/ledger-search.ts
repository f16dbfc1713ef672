import { isAccountId } from '../ledger/accounts.ts'
import { ownId } from '../validation/identifier.ts'
import { escrowAccount, houseAccounts, walletAccountIds } from '../wallet/ledger-accounts.ts'

const house: readonly string[] = Object.values(houseAccounts)

/**
 * The names of the accounts that a search may mean: the house's by a part of their name, any other by its whole name, those of a profile or
 * a program by its id, and those of the profiles that were found by what people call them. Whether they are open is the ledger's to say;
 * none is looked for by a part of its name, so that a search costs the same however many there are.
 */
export function searchedAccounts(term: string, profileIds: readonly string[]): string[] {
  const typed = ownId(term.trim())
  const isId = /^[A-Za-z0-9-]{1,64}$/.test(typed)
  return [
    ...new Set([
      ...house.filter((id) => id.includes(typed.toLowerCase())),
      ...(isAccountId(typed) ? [typed] : []),
      ...(isId ? [...walletAccountIds([typed]), escrowAccount(typed)] : []),
      ...walletAccountIds(profileIds),
    ]),
  ]
}
