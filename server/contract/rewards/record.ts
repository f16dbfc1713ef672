import type { RewardType } from '../programs/types.ts'

/**
 * Where a reward stands: `Waiting` for budget (L-07), `Accrued` and taken from the budget, `Held` until the back office decides and bound in
 * the budget meanwhile (Y-08), `Paid`, `Returned` to the brand after a year without a verified participant (L-09), or `Refused` by the back
 * office. An experience is `Accrued` until it is delivered.
 */
export const rewardStates = ['Waiting', 'Accrued', 'Held', 'Paid', 'Returned', 'Refused'] as const
export type RewardState = (typeof rewardStates)[number]

/** States in which a reward is taken from the budget and not paid. */
export const boundStates = ['Accrued', 'Held'] as const satisfies readonly RewardState[]

/** States in which a reward was earned from the budget, paid or not: what results cost (L-06). */
export const spentStates = [...boundStates, 'Paid'] as const satisfies readonly RewardState[]

/** Whether a reward is taken from the budget and not paid. */
export const isBound = ({ state }: { readonly state: RewardState }): boolean => boundStates.some((bound) => bound === state)

/** What one participant earned with one milestone: at most one for each (L-06 to L-12). Moments in milliseconds, the amount in halalas. */
export type RewardRecord = {
  id: string
  programId: string
  profileId: string
  milestoneId: string
  rewardType: RewardType
  /** 0 for an experience. */
  amount: number
  state: RewardState
  achievedAt: number
  /** From when on a run may pay it (N-12). */
  payableAt: number
  paidAt: number | null
  payoutRunId: string | null
  deliveredAt: number | null
  /** When it went back to the brand (L-09). */
  returnedAt: number | null
}

/** A milestone that was reached and reopened, because results were taken back before it was paid (N-13). */
export type ReopeningRecord = {
  id: string
  programId: string
  profileId: string
  milestoneId: string
  achievedAt: number
  reopenedAt: number
}

/** What a participant's results add up to, kept as they come (O-06). */
export type ParticipantResultRecord = {
  programId: string
  profileId: string
  /** Valid clicks. */
  clicks: number
  /** Units of the objective that count: conversions, or clicks of a program for traffic. */
  approved: number
  /** Of approved sales, in halalas. */
  revenue: number
  firstClickAt: number | null
  lastResultAt: number | null
  /** The latest moment from which the hold of a counted unit runs (Y-01). Never falls; null where no unit was counted yet. */
  holdFrom: number | null
}

/** One payout run (L-08). What it paid adds up as it goes, so that one that was interrupted goes on. */
export type PayoutRunRecord = {
  id: string
  /** The moment it is for: each moment has one run of its kind. */
  asOf: number
  /** Paid by the rhythm of each program, or all that may be paid, because somebody of the back office had it run. */
  kind: 'Scheduled' | 'Requested'
  startedAt: number
  finishedAt: number | null
  programs: number
  participants: number
  amount: number
  unpaid: number
}

/** What a run left with one participant of a program, and why. The amount in halalas. */
export type LeftoverRecord = {
  payoutRunId: string
  programId: string
  profileId: string
  amount: number
  reason: 'SUSPENDED' | 'NOT_VERIFIED'
}
