import type { ProfileStatus, ProfileType } from '../profiles/types.ts'

/** The wallet of a profile, created with the profile (P-01). Its balance is in the ledger. */
export type WalletRecord = { id: string; profileId: string; createdAt: number }

/** The facts about a wallet's owner that the rules need. */
export type WalletOwner = {
  readonly id: string
  readonly type: ProfileType
  readonly status: ProfileStatus
  /** Whether the person must pass an identity check before using the wallet, because they were absent for long (security case 10). */
  readonly needsIdentityCheck: boolean
}

/** Id and moment of a new record, which the caller passes in. */
export type Made = { readonly id: string; readonly now: number }
