import type { AccruedReward, Escrow } from '@wasla/contract/wallet/figures.ts'
import type { PaidRewards, RewardLine } from '@wasla/contract/wallet/transactions/paid-rewards.ts'
import type { Database } from '#database/database.ts'

/** The wallet's port for data of programs. The domain of programs implements it, because the wallet imports no other domain. */
export type WalletPrograms = {
  /** Returns the amount that each of a profile's programs has in escrow, and when the rest is returned (L-10, L-11). */
  escrowsOf(db: Database, profileId: string): Promise<readonly Escrow[]>
  /** Returns the rewards that a profile earned and was not paid yet, with the payout interval of each program (P-19). */
  rewardsOf(db: Database, profileId: string): Promise<readonly AccruedReward[]>
  /** Returns, by line id, the program, milestones and days for which a profile's lines of rewards were paid. Unknown lines are left out. */
  paidRewardsOf(db: Database, profileId: string, lines: readonly RewardLine[]): Promise<ReadonlyMap<string, PaidRewards>>
  /** Returns whether a profile shares a phone or a bank account with the owner of a program that paid it (Y-08). */
  sharesContactWithPayer(db: Database, profileId: string): Promise<boolean>
  /** Returns the names of programs by id. Programs that no longer exist are left out. */
  namesOf(db: Database, programIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
