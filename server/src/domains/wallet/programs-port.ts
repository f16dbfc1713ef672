import type { AccruedReward, Escrow } from '@wasla/contract/wallet/figures.ts'
import type { PaidRewards, RewardLine } from '@wasla/contract/wallet/transactions/paid-rewards.ts'
import type { Database } from '#database/database.ts'

/** What a wallet shows of programs. It knows none: the domain that does hands this in. */
export type WalletPrograms = {
  /** What each of a profile's programs holds, and when the rest comes back (L-10, L-11). */
  escrowsOf(db: Database, profileId: string): Promise<readonly Escrow[]>
  /** What a profile earned and was not paid yet, with the rhythm of each program (P-19). */
  rewardsOf(db: Database, profileId: string): Promise<readonly AccruedReward[]>
  /** What lines of rewards in a profile's wallet were paid for, by the lines' ids; those of which nobody knows are left out. */
  paidRewardsOf(db: Database, profileId: string, lines: readonly RewardLine[]): Promise<ReadonlyMap<string, PaidRewards>>
  /** Whether a profile shares a phone or a bank account with an owner of a program that paid it (Y-08). */
  sharesContactWithPayer(db: Database, profileId: string): Promise<boolean>
  /** What programs are called, by their ids; those that are gone are left out. */
  namesOf(db: Database, programIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
