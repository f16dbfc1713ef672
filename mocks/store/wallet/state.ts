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

/** Fees and limits of a demonstration: nobody changes them here. */
export const walletTerms = walletTermsOf('demo')

/** The played gateway is the only one there is (P-09). */
export const gateways: readonly PaymentGateway[] = [{ name: 'demo', methods: ['CARD', 'BANK', 'OTHER'] }]

export function ownerOf(store: Store, { id, type, status, userId }: ProfileRecord): WalletOwner {
  const recheckSince = findUser(store, userId)?.identityRecheckSince ?? null
  return { id, type, status, needsIdentityCheck: recheckSince !== null }
}

/** The wallet of a profile; whose profile was made meanwhile has it from then on (P-01). */
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

/** What can be spent now, in halalas. */
export const availableOf = ({ memory }: Store, profileId: string) => memory.ledger.balanceOf(availableAccount(profileId))

const ownedBy =
  (profileId: string) =>
  (row: { profileId: string }): boolean =>
    row.profileId === profileId

export const topUpsOf = ({ memory }: Store, profileId: string) => memory.world.topUps.filter(ownedBy(profileId))
/** What of a top-up went back to its payer. */
export const returnsOf = ({ memory }: Store, topUpId: string) => memory.world.topUpReturns.filter((one) => one.topUpId === topUpId)
export const withdrawalsOf = ({ memory }: Store, profileId: string) => memory.world.withdrawals.filter(ownedBy(profileId))

/** Without removed ones, the oldest first: the first is where withdrawals usually go. */
export const accountsOf = ({ memory }: Store, profileId: string): WithdrawalAccountRecord[] =>
  memory.world.withdrawalAccounts
    .filter((account) => account.profileId === profileId && account.deletedAt === null)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))

/** Also where it was removed meanwhile. */
export const accountById = ({ memory }: Store, id: string): WithdrawalAccountRecord | undefined =>
  memory.world.withdrawalAccounts.find((account) => account.id === id)
