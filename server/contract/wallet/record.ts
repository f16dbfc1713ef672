import type { ProfileStatus, ProfileType } from '../profiles/types.ts'

/** The wallet of a profile, made with it (P-01). Its balance is the ledger's. */
export type WalletRecord = { id: string; profileId: string; createdAt: number }

/** What the rules need to know of a wallet's owner. */
export type WalletOwner = {
  readonly id: string
  readonly type: ProfileType
  readonly status: ProfileStatus
  /** After a long absence the person is checked again before any use of the wallet (security case 10). */
  readonly needsIdentityCheck: boolean
}

/** Id and moment of what is made, both handed in. */
export type Made = { readonly id: string; readonly now: number }
