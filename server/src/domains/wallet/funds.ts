import { availableAccount, heldAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Database } from '#database/database.ts'
import type { WalletDeps } from './deps.ts'
import { lockWalletsOf } from './stores/wallets.ts'
import { hasOpenWithdrawal } from './stores/withdrawals.ts'

/**
 * Returns the amount in the wallets of all profiles of a user, in halalas, and whether they have an open withdrawal. Locks the wallets
 * until the caller's transaction ends.
 */
export async function lockFunds(tx: Database, { ledger }: Pick<WalletDeps, 'ledger'>, userId: string) {
  const profileIds = await lockWalletsOf(tx, userId)
  if (profileIds.length === 0) return { amount: 0, hasOpenWithdrawal: false }
  const accounts = await ledger.accounts(
    tx,
    profileIds.flatMap((id) => [availableAccount(id), heldAccount(id)]),
  )
  return {
    amount: accounts.reduce((sum, { balance }) => sum + balance, 0),
    hasOpenWithdrawal: await hasOpenWithdrawal(tx, profileIds),
  }
}
