import type { AccountKind } from '../ledger/accounts.ts'

/** The names of the ledger's accounts that the wallet moves money between (P-02). */
export const availableAccount = (profileId: string) => `wallet:${profileId}:available`
export const heldAccount = (profileId: string) => `wallet:${profileId}:held`
export const escrowAccount = (programId: string) => `program:${programId}:escrow`

export const houseAccounts = {
  fees: 'platform:fees',
  vat: 'platform:vat',
  /** What payment gateways owe the house. */
  clearing: 'gateway:clearing',
  /** What left for people's banks. */
  withdrawals: 'bank:withdrawals',
  adjustments: 'adjustments',
} as const

/** An account to open. `owned` and `held` ones never fall below zero; the house's may (I4). */
type Opening = { readonly id: string; readonly kind: AccountKind }

/** What is opened with a wallet, with a program, and with the product. */
export const walletAccounts = (profileId: string): Opening[] => [
  { id: availableAccount(profileId), kind: 'owned' },
  { id: heldAccount(profileId), kind: 'held' },
]
export const programAccounts = (programId: string): Opening[] => [{ id: escrowAccount(programId), kind: 'owned' }]
export const allHouseAccounts: readonly Opening[] = Object.values(houseAccounts).map((id) => ({ id, kind: 'house' }))

const ofWallet = /^wallet:([^:]+):(?:available|held)$/

/** The profile whose wallet an account belongs to; null for a program's and the house's. */
export const profileOfAccount = (accountId: string): string | null => ofWallet.exec(accountId)?.[1] ?? null

const ofProgram = /^program:([^:]+):escrow$/

/** The program whose budget an account holds; null for a wallet's and the house's. */
export const programOfAccount = (accountId: string): string | null => ofProgram.exec(accountId)?.[1] ?? null

/** The names of both accounts of these wallets. */
export const walletAccountIds = (profileIds: readonly string[]): string[] =>
  profileIds.flatMap((id) => [availableAccount(id), heldAccount(id)])
