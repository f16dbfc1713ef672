import type { MilestoneRewards } from '../milestone-rewards.ts'

/** What a line of rewards was paid for. The milestones add up to the line exactly. */
export type PaidRewards = {
  readonly programId: string
  readonly programName: string
  /** Whether the wallet's owner can open the program's page. */
  readonly canOpenProgram: boolean
  /** The days that the run paid, `YYYY-MM-DD` in Riyadh: from the previous run or the program's beginning to the run itself. */
  readonly from: string
  readonly until: string
  readonly milestones: readonly MilestoneRewards[]
}

/** A line of rewards to look up: the row's id, and which rewards it paid. The amount in halalas, the moment in milliseconds. */
export type RewardLine = {
  readonly id: string
  readonly payoutRunId: string
  readonly programId: string
  readonly amount: number
  readonly at: number
  /**
   * Whether the line is in the wallet of the program's owner and covers the rewards of all participants. If not, it covers one
   * participant's own rewards.
   */
  readonly isOwners: boolean
}
