import type { AccountKind } from '../ledger/accounts.ts'

/** Names of the ledger accounts between which the wallet moves money (P-02). */
export const availableAccount = (profileId: string) => `wallet:${profileId}:available`
export const heldAccount = (profileId: string) => `wallet:${profileId}:held`
export const escrowAccount = (programId: string) => `program:${programId}:escrow`

export const platformAccounts = {
  fees: 'platform:fees',
  vat: 'platform:vat',
  /** The account of the money that payment gateways owe the platform. */
  clearing: 'gateway:clearing',
  /** The account of the money that was sent to people's banks. */
  withdrawals: 'bank:withdrawals',
  adjustments: 'adjustments',
} as const

/** An account to open. `owned` and `held` accounts never fall below zero; the platform's accounts may (I4). */
type Opening = { readonly id: string; readonly kind: AccountKind }

/** The accounts that are opened with a wallet, with a program, and once for the platform. */
export const walletAccounts = (profileId: string): Opening[] => [
  { id: availableAccount(profileId), kind: 'owned' },
  { id: heldAccount(profileId), kind: 'held' },
]
export const programAccounts = (programId: string): Opening[] => [{ id: escrowAccount(programId), kind: 'owned' }]
export const allPlatformAccounts: readonly Opening[] = Object.values(platformAccounts).map((id) => ({ id, kind: 'house' }))

const ofWallet = /^wallet:([^:]+):(?:available|held)$/

/** Returns the profile that has a wallet's account; null for accounts of programs and of the platform. */
export const profileOfAccount = (accountId: string): string | null => ofWallet.exec(accountId)?.[1] ?? null

const ofProgram = /^program:([^:]+):escrow$/

/** Returns the program that has an escrow account; null for accounts of wallets and of the platform. */
export const programOfAccount = (accountId: string): string | null => ofProgram.exec(accountId)?.[1] ?? null

/** Returns the names of both accounts of each wallet. */
export const walletAccountIds = (profileIds: readonly string[]): string[] =>
  profileIds.flatMap((id) => [availableAccount(id), heldAccount(id)])
