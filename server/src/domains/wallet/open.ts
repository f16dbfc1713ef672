import { Problem } from '@wasla/contract/errors/problem.ts'
import { allPlatformAccounts, walletAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { WalletOwner, WalletRecord } from '@wasla/contract/wallet/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { findClosed, findWalletOwner, insertWallets, lockWallet, profilesWithoutWallet } from './stores/wallets.ts'

type OpenDeps = Pick<WalletDeps, 'clock' | 'ids' | 'ledger'>

/** Opens wallets with their ledger accounts in the transaction that creates the profiles (P-01). Existing wallets stay unchanged. */
export async function openWallets(tx: Database, { clock, ids, ledger }: OpenDeps, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  await ledger.openAccounts(tx, profileIds.flatMap(walletAccounts))
  const now = clock.now()
  await insertWallets(
    tx,
    profileIds.map((profileId) => ({ id: ids.uuid(), profileId, createdAt: now })),
  )
}

/** Opens the ledger accounts of the platform. */
const openPlatformAccounts = (tx: Database, { ledger }: Pick<WalletDeps, 'ledger'>): Promise<void> =>
  ledger.openAccounts(tx, allPlatformAccounts)

const atOnce = 500

/** Opens the accounts of the platform, and wallets for profiles that have none. Several processes may run it at once. */
export async function openMissing({ db, ...deps }: OpenDeps & Pick<WalletDeps, 'db'>): Promise<void> {
  await inTransaction(db, (tx) => openPlatformAccounts(tx, deps))
  for (;;) {
    const profileIds = await profilesWithoutWallet(db, atOnce)
    if (profileIds.length === 0) return
    await inTransaction(db, (tx) => openWallets(tx, deps, profileIds))
  }
}

/** Locks a wallet until the transaction ends, and returns it with its current owner. Throws `WALLET_NOT_FOUND`. */
export async function lockOwnWallet(tx: Database, profileId: string): Promise<{ wallet: WalletRecord; owner: WalletOwner }> {
  const wallet = await lockWallet(tx, profileId)
  const owner = wallet && (await findWalletOwner(tx, profileId))
  if (!wallet || !owner) throw new Problem('WALLET_NOT_FOUND')
  return { wallet, owner }
}

/**
 * Locks the wallets of profiles that get money from others, in the order of their ids, until the transaction ends. Returns those whose
 * account was closed. An account cannot be closed while its wallets are locked, nor afterwards if they have money (D-37).
 */
export async function lockReceivers(tx: Database, deps: OpenDeps, profileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(profileIds)].toSorted()
  for (const id of ids) if (!(await lockWallet(tx, id))) await openWallets(tx, deps, [id])
  return findClosed(tx, ids)
}
