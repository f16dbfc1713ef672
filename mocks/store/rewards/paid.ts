import { paidRewards, rewardedMilestone, type PaidSum, type RewardingProgram } from '@wasla/contract/rewards/paid-rewards.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import type { PaidShare } from '@wasla/contract/splits/mappers.ts'
import type { PaidRewards, RewardLine } from '@wasla/contract/wallet/transactions/paid-rewards.ts'
import type { Store } from '../memory.ts'
import { stepOf } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'

/** Returns a program with the fields that rewards show, even if the program is deleted. Returns null if it has no objectives. */
export function rewardingProgram(store: Store, programId: string): RewardingProgram | null {
  const program = store.memory.world.programs.find(({ id }) => id === programId)
  const objectives = stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data
  return program && objectives
    ? { ...program, objectiveType: objectives.objectiveType, milestones: objectives.milestones, frequency: frequencyOf(store, programId) }
    : null
}

const sumOf = ({ payoutRunId, programId, milestoneId, paidAt, achievedAt, amount }: RewardRecord): PaidSum[] =>
  payoutRunId === null || paidAt === null ? [] : [{ payoutRunId, programId, milestoneId, paidAt, achievedAt, count: 1, amount }]

/** Returns program and milestones for each reward line of a profile's wallet, by line id. */
export function paidRewardsOf(store: Store, profileId: string, lines: readonly RewardLine[]): ReadonlyMap<string, PaidRewards> {
  const { programRewards, payoutRuns } = store.memory.world
  const known = (id: string) => rewardingProgram(store, id) ?? []
  const facts = {
    runs: new Map(payoutRuns.map((run) => [run.id, run])),
    programs: new Map([...new Set(lines.map(({ programId }) => programId))].flatMap(known).map((program) => [program.id, program])),
    requestedAt: payoutRuns.filter(({ kind }) => kind === 'Requested').map(({ asOf }) => asOf),
  }
  const everybodys = { ...facts, sums: programRewards.flatMap(sumOf) }
  const own = { ...facts, sums: programRewards.filter((reward) => reward.profileId === profileId).flatMap(sumOf) }
  return new Map(
    lines.flatMap((line) => {
      const paid = paidRewards(line, line.isOwners ? everybodys : own, profileId)
      return paid ? [[line.id, paid]] : []
    }),
  )
}

/** Returns the latest paid rewards of a networker of which a manager had a share, the newest first. */
export function paidShares(store: Store, { managerId, talentId }: { managerId: string; talentId: string }): PaidShare[] {
  const { programRewards, rewardShares } = store.memory.world
  return rewardShares
    .flatMap((share): PaidShare[] => {
      const reward = programRewards.find(({ id }) => id === share.rewardId)
      if (!reward || share.managerId !== managerId || share.outcome === null || reward.profileId !== talentId) return []
      const program = rewardingProgram(store, reward.programId)
      const milestone = rewardedMilestone(program, reward.milestoneId).title
      return [{ ...share, paidAt: reward.paidAt ?? 0, rewardAmount: reward.amount, programName: program?.name ?? '', milestone }]
    })
    .toSorted((one, other) => other.paidAt - one.paidAt || (one.rewardId < other.rewardId ? 1 : -1))
    .slice(0, splitLimits.payoutsShown)
}
