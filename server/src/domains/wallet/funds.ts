import { availableAccount, heldAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Database } from '#database/database.ts'
import type { WalletDeps } from './deps.ts'
import { findWalletsOf, lockWalletsOf } from './stores/wallets.ts'
import { hasOpenWithdrawal } from './stores/withdrawals.ts'

async function fundsIn(db: Database, { ledger }: Pick<WalletDeps, 'ledger'>, profileIds: readonly string[]) {
  if (profileIds.length === 0) return { amount: 0, hasOpenWithdrawal: false }
  const accounts = await ledger.accounts(
    db,
    profileIds.flatMap((id) => [availableAccount(id), heldAccount(id)]),
  )
  return {
    amount: accounts.reduce((sum, { balance }) => sum + balance, 0),
    hasOpenWithdrawal: await hasOpenWithdrawal(db, profileIds),
  }
}

/**
 * Returns the amount in the wallets of all profiles of a user, in halalas, and whether they have an open withdrawal. Locks the wallets
 * until the caller's transaction ends.
 */
export const lockFunds = async (tx: Database, deps: Pick<WalletDeps, 'ledger'>, userId: string) =>
  fundsIn(tx, deps, await lockWalletsOf(tx, userId))

/** Returns the same as `lockFunds`, for a page that only shows it. */
export const readFunds = async (db: Database, deps: Pick<WalletDeps, 'ledger'>, userId: string) =>
  fundsIn(db, deps, await findWalletsOf(db, userId))
