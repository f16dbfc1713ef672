import { Problem } from '@wasla/contract/errors/problem.ts'
import { allHouseAccounts, walletAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { WalletOwner, WalletRecord } from '@wasla/contract/wallet/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { findWalletOwner, insertWallets, lockWallet, profilesWithoutWallet } from './stores/wallets.ts'

type OpenDeps = Pick<WalletDeps, 'clock' | 'ids' | 'ledger'>

/** Opens the wallets of new profiles with their accounts, in the transaction that makes the profiles (P-01). Open ones stay as they are. */
export async function openWallets(tx: Database, { clock, ids, ledger }: OpenDeps, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  await ledger.openAccounts(tx, profileIds.flatMap(walletAccounts))
  const now = clock.now()
  await insertWallets(
    tx,
    profileIds.map((profileId) => ({ id: ids.uuid(), profileId, createdAt: now })),
  )
}

/** Opens the accounts of the house. */
export const openHouse = (tx: Database, { ledger }: Pick<WalletDeps, 'ledger'>): Promise<void> => ledger.openAccounts(tx, allHouseAccounts)

const atOnce = 500

/** Opens the accounts of the house, and the wallets of profiles that are older than wallets. Several processes may do so at once. */
export async function openMissing({ db, ...deps }: OpenDeps & Pick<WalletDeps, 'db'>): Promise<void> {
  await inTransaction(db, (tx) => openHouse(tx, deps))
  for (;;) {
    const profileIds = await profilesWithoutWallet(db, atOnce)
    if (profileIds.length === 0) return
    await inTransaction(db, (tx) => openWallets(tx, deps, profileIds))
  }
}

/** A wallet with its owner as they are now, locked until the transaction ends. Throws `WALLET_NOT_FOUND` where there is none. */
export async function lockOwnWallet(tx: Database, profileId: string): Promise<{ wallet: WalletRecord; owner: WalletOwner }> {
  const wallet = await lockWallet(tx, profileId)
  const owner = wallet && (await findWalletOwner(tx, profileId))
  if (!wallet || !owner) throw new Problem('WALLET_NOT_FOUND')
  return { wallet, owner }
}
