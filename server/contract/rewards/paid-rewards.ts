import { civilDate } from '../platform/riyadh.ts'
import { mayOpen } from '../programs/page/access.ts'
import { roleIn } from '../programs/page/viewer.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { Milestone } from '../programs/step-data.ts'
import { amountOf, byMilestone, type MilestoneRewards, type RewardedMilestone } from '../wallet/milestone-rewards.ts'
import { previousPayoutRun, type PayoutFrequency } from '../wallet/payout-run.ts'
import type { PaidRewards, RewardLine } from '../wallet/transactions/paid-rewards.ts'
import { milestoneTitle } from './milestone-title.ts'
import type { PayoutRunRecord } from './record.ts'

/** The fields of a program that are shown with its rewards. */
export type RewardingProgram = Pick<ProgramRecord, 'id' | 'name' | 'profileId' | 'status' | 'deletedAt' | 'objectiveType' | 'startDate'> & {
  readonly frequency: PayoutFrequency
  readonly milestones: readonly Pick<Milestone, 'id' | 'target'>[]
}

/**
 * Sum of the rewards of one milestone that one run paid at one time, to one participant or to all. `achievedAt` is the time of the latest
 * reward. `amount` is the sum in halalas.
 */
export type PaidSum = {
  readonly payoutRunId: string
  readonly programId: string
  readonly milestoneId: string
  readonly paidAt: number
  readonly achievedAt: number
  readonly count: number
  readonly amount: number
}

/** The data that explains lines of rewards. `requestedAt` are the times of runs that the back office requested. */
export type PaidRewardsFacts = {
  readonly programs: ReadonlyMap<string, RewardingProgram>
  readonly runs: ReadonlyMap<string, Pick<PayoutRunRecord, 'asOf'>>
  readonly requestedAt: readonly number[]
  /** The sums of rewards that the wallet’s owner may see: of their own rewards as a participant, or of all rewards in their programs. */
  readonly sums: readonly PaidSum[]
}

/** The longest time between two runs, in milliseconds: a quarter and a few days. */
export const longestPeriod = 100 * 86_400_000

/** Returns a milestone with its title; an unknown one has no number and the highest target, so it comes last. */
export function rewardedMilestone(
  program: Pick<RewardingProgram, 'milestones' | 'objectiveType'> | null,
  milestoneId: string,
): RewardedMilestone {
  const target = program?.milestones.find(({ id }) => id === milestoneId)?.target
  const objective = program?.objectiveType ?? null
  if (target === undefined || objective === null)
    return { milestoneId, target: Number.MAX_SAFE_INTEGER, title: { en: 'Milestone', ar: 'مرحلة' } }
  return { milestoneId, target, title: milestoneTitle(objective, target) }
}

/**
 * Returns the days that a run paid for in a program, as civil dates (L-08, X-30). The first is the day of the previous run, scheduled or
 * requested, or the program’s start if that is later. The last is the day of the run itself.
 */
export function paidPeriod(
  { frequency, startDate }: Pick<RewardingProgram, 'frequency' | 'startDate'>,
  asOf: number,
  requestedAt: readonly number[],
): { from: string; until: string } {
  const before = Math.max(previousPayoutRun(frequency, asOf), ...requestedAt.filter((moment) => moment < asOf))
  const [from, until] = [civilDate(before), civilDate(asOf)]
  const begin = startDate > from ? startDate : from
  return { from: begin < until ? begin : until, until }
}

/**
 * Returns the program, days and milestones that a line of rewards paid for, as shown in its owner’s wallet. If a large run has several
 * lines in the brand’s wallet, each covers the rewards that were paid at its time. Returns null if the rewards do not add up to the line’s
 * amount, because half an explanation is worse than none.
 */
export function paidRewards(line: RewardLine, facts: PaidRewardsFacts, readerId: string): PaidRewards | null {
  const program = facts.programs.get(line.programId)
  const run = facts.runs.get(line.payoutRunId)
  if (!program || !run) return null
  const ofRun = facts.sums.filter(({ payoutRunId, programId }) => payoutRunId === line.payoutRunId && programId === line.programId)
  const paid = [ofRun, ofRun.filter(({ paidAt }) => paidAt === line.at)].find((sums) => amountOf(sums) === line.amount)
  if (!paid || paid.length === 0) return null
  const milestones = paid.map(({ milestoneId, count, amount, achievedAt }): MilestoneRewards => {
    const reachedOn = count === 1 ? civilDate(achievedAt) : null
    return { ...rewardedMilestone(program, milestoneId), count, amount, reachedOn }
  })
  return {
    programId: program.id,
    programName: program.name,
    canOpenProgram: program.deletedAt === null && mayOpen(roleIn(program, readerId, null), program.status, 'overview'),
    ...paidPeriod(program, run.asOf, facts.requestedAt),
    milestones: byMilestone(milestones),
  }
}
