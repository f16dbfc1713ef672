import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { PaymentGateway } from '@wasla/contract/wallet/payment-methods.ts'
import type { WalletOwner, WalletRecord } from '@wasla/contract/wallet/record.ts'
import { walletTermsOf } from '@wasla/contract/wallet/terms.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { walletFor } from '../../world/wallet-rows.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'

/** Default fees and limits of the demo. The mock never changes them. */
export const walletTerms = walletTermsOf('demo')

/** All payment gateways of the mock: only the demo gateway (P-09). */
export const gateways: readonly PaymentGateway[] = [{ name: 'demo', methods: ['CARD', 'BANK', 'OTHER'] }]

export function ownerOf(store: Store, { id, type, status, userId }: ProfileRecord): WalletOwner {
  const recheckSince = findUser(store, userId)?.identityRecheckSince ?? null
  return { id, type, status, needsIdentityCheck: recheckSince !== null }
}

/** Returns the wallet of a profile. Creates the wallet for a profile that was created after the start (P-01). */
export function walletOf(store: Store, profileId: string): WalletRecord {
  const { wallets } = store.memory.world
  const found = wallets.find((wallet) => wallet.profileId === profileId)
  if (found) return found
  const profile = findProfile(store, profileId)
  if (!profile) throw new Problem('WALLET_NOT_FOUND')
  const wallet = walletFor(profile)
  wallets.push(wallet)
  return wallet
}

/** Returns the available balance in halalas. */
export const availableOf = ({ memory }: Store, profileId: string) => memory.ledger.balanceOf(availableAccount(profileId))

const ownedBy =
  (profileId: string) =>
  (row: { profileId: string }): boolean =>
    row.profileId === profileId

export const topUpsOf = ({ memory }: Store, profileId: string) => memory.world.topUps.filter(ownedBy(profileId))
/** Returns the refunds of a top-up. */
export const returnsOf = ({ memory }: Store, topUpId: string) => memory.world.topUpReturns.filter((one) => one.topUpId === topUpId)
export const withdrawalsOf = ({ memory }: Store, profileId: string) => memory.world.withdrawals.filter(ownedBy(profileId))

/** Returns the bank accounts that are not removed, oldest first. The oldest is the default for withdrawals. */
export const accountsOf = ({ memory }: Store, profileId: string): WithdrawalAccountRecord[] =>
  memory.world.withdrawalAccounts
    .filter((account) => account.profileId === profileId && account.deletedAt === null)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))

/** Returns a bank account by id, even if it was removed. */
export const accountById = ({ memory }: Store, id: string): WithdrawalAccountRecord | undefined =>
  memory.world.withdrawalAccounts.find((account) => account.id === id)
