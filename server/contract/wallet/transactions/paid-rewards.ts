import type { MilestoneRewards } from '../milestone-rewards.ts'

/** What a line of rewards was paid for. The milestones add up to the line, to the halala. */
export type PaidRewards = {
  readonly programId: string
  readonly programName: string
  /** Whether the wallet's owner may open the program's page. */
  readonly canOpenProgram: boolean
  /** The days that the run paid, `YYYY-MM-DD` of Riyadh: from the run before, or from when the program began, to the run itself. */
  readonly from: string
  readonly until: string
  readonly milestones: readonly MilestoneRewards[]
}

/** A line of rewards as it is looked up: the row's id, and which rewards it paid. The amount in halalas, the moment in milliseconds. */
export type RewardLine = {
  readonly id: string
  readonly payoutRunId: string
  readonly programId: string
  readonly amount: number
  readonly at: number
  /** The owner's line is of all participants; everybody else's of their own rewards. */
  readonly isOwners: boolean
}
