import type { RewardType } from '../programs/types.ts'
import type { UncountedReason } from '../tracking/record.ts'

/**
 * The state of a reward: `Waiting` for budget (L-07); `Accrued`, bound in the budget; `Held`, also bound, until the back office decides
 * (Y-08); `Paid`; `Returned` to the brand after a year without a verified participant (L-09); or `Refused` by the back office. An
 * experience is `Accrued` until it is delivered, then `Paid`.
 */
export const rewardStates = ['Waiting', 'Accrued', 'Held', 'Paid', 'Returned', 'Refused'] as const
export type RewardState = (typeof rewardStates)[number]

/** States in which a reward is bound in the budget and not paid. */
export const boundStates = ['Accrued', 'Held'] as const satisfies readonly RewardState[]

/** States in which a reward uses the budget, paid or not. The sum of these rewards is the cost of the results (L-06). */
export const spentStates = [...boundStates, 'Paid'] as const satisfies readonly RewardState[]

/** Returns whether a reward is bound in the budget and not paid. */
export const isBound = ({ state }: { readonly state: RewardState }): boolean => boundStates.some((bound) => bound === state)

/**
 * The reward that one participant earned with one milestone. There is at most one reward for each participant and milestone (L-06 to L-12).
 * Times are in milliseconds, the amount in halalas.
 */
export type RewardRecord = {
  id: string
  programId: string
  profileId: string
  milestoneId: string
  rewardType: RewardType
  /** The amount in halalas; 0 for an experience. */
  amount: number
  state: RewardState
  achievedAt: number
  /** The first time at which a run may pay the reward (N-12). */
  payableAt: number
  paidAt: number | null
  payoutRunId: string | null
  deliveredAt: number | null
  /** When the reward went back to the brand (L-09). */
  returnedAt: number | null
}

/** A milestone that was reached and has reopened, because results were reversed before it was paid (N-13). */
export type ReopeningRecord = {
  id: string
  programId: string
  profileId: string
  milestoneId: string
  achievedAt: number
  reopenedAt: number
  /** Why the last of the results does not count any more; null if that is unknown, as for milestones that reopened before this was stored. */
  reason: UncountedReason | null
}

/** The sums of a participant’s results, updated with every result (O-06). Times are in milliseconds. */
export type ParticipantResultRecord = {
  programId: string
  profileId: string
  /** Valid clicks. */
  clicks: number
  /** Units of the objective that count: conversions, or clicks in a TRAFFIC program. */
  approved: number
  /** Sum of approved sales, in halalas. */
  revenue: number
  firstClickAt: number | null
  lastResultAt: number | null
  /** The latest time at which the hold of a counted unit starts (Y-01). Never falls; null if no unit was counted yet. */
  holdFrom: number | null
}

/**
 * A payout run (L-08). The totals grow with every payment, so that an interrupted run can continue. Times are in milliseconds, the amount
 * in halalas.
 */
export type PayoutRunRecord = {
  id: string
  /** The time as of which the run pays; there is one run per kind and time. */
  asOf: number
  /** Scheduled runs follow each program’s payout frequency. Runs that the back office requests pay every payable reward. */
  kind: 'Scheduled' | 'Requested'
  startedAt: number
  finishedAt: number | null
  programs: number
  participants: number
  amount: number
  unpaid: number
}

/** An amount that a run left unpaid for one participant of a program, and the reason. The amount is in halalas. */
export type LeftoverRecord = {
  payoutRunId: string
  programId: string
  profileId: string
  amount: number
  reason: 'SUSPENDED' | 'NOT_VERIFIED'
}
