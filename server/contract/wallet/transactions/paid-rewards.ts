import type { MilestoneRewards } from '../milestone-rewards.ts'

/** The program, days and milestones that a line of rewards paid for. The amounts of the milestones add up to the line exactly. */
export type PaidRewards = {
  readonly programId: string
  readonly programName: string
  /** Whether the wallet's owner can open the program's page. */
  readonly canOpenProgram: boolean
  /**
   * First day that the run paid for, `YYYY-MM-DD` in Riyadh: the day of the previous run, or the program's start. `until` is the day of the
   * run.
   */
  readonly from: string
  readonly until: string
  readonly milestones: readonly MilestoneRewards[]
}

/**
 * A line of rewards whose milestones are to be looked up: the id of the transaction, and its run and program. The amount is in halalas, the
 * time in milliseconds.
 */
export type RewardLine = {
  readonly id: string
  readonly payoutRunId: string
  readonly programId: string
  readonly amount: number
  readonly at: number
  /**
   * Whether the line is in the wallet of the program's owner and covers the rewards of all participants. Otherwise the line covers one
   * participant's own rewards.
   */
  readonly isOwners: boolean
}
