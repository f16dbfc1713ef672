import type { SplitStatus } from '../generated/user-sdl-types.ts'
import type { Side } from '../managed-accounts/policy.ts'

/**
 * A split of a networker's rewards with a manager: a proposal, or an agreement of both (docs/decisions/091-splits.md). Times are in
 * milliseconds.
 */
export type SplitRecord = {
  id: string
  managedAccountId: string
  managerId: string
  talentId: string
  /** The only program for which the split applies; null for all programs. */
  programId: string | null
  /** The manager's share in hundredths of a percent: 1500 is 15 %. */
  basisPoints: number
  /** First day in Riyadh on which rewards can be earned with this split, `YYYY-MM-DD`. */
  startsOn: string
  status: SplitStatus
  proposedBy: Side
  proposedAt: number
  /** When the other side agreed or declined, or when the proposal was withdrawn; null while it is `Proposed`. */
  answeredAt: number | null
  /** When an agreed split ended; rewards earned later are not split. Null while it has not ended. */
  endedAt: number | null
  /** The side that ended the split; null if it ended with the managed account, or was replaced by another split of the two sides. */
  endedBy: Side | null
}

/** Statuses in which a split can still change. */
export const openSplitStatuses = ['Proposed', 'Agreed'] as const satisfies readonly SplitStatus[]

/**
 * The manager's share of one reward, set when the reward was earned and never changed afterwards. Amounts are in halalas.
 */
export type RewardShareRecord = {
  rewardId: string
  splitId: string
  managerId: string
  basisPoints: number
  amount: number
  /** What the payout did with the share: null until the reward is paid. `Left`: the networker got it, because the manager's account was closed. */
  outcome: 'Paid' | 'Left' | null
}
