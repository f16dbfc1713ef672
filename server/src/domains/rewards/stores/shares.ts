import { sql } from 'kysely'
import type { ImpactObjectives, ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import { rewardedMilestone } from '@wasla/contract/rewards/paid-rewards.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import type { PaidShare } from '@wasla/contract/splits/mappers.ts'
import type { RewardShareRecord } from '@wasla/contract/splits/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, same } from '#database/record.ts'
import type { RewardSharesTable } from '#database/tables/splits.ts'
import { rewardRow, type OwedRow } from './rewards.ts'

export const shareRow = defineRecord<RewardSharesTable>()({
  rewardId: same,
  splitId: same,
  managerId: same,
  basisPoints: same,
  amount: same,
  outcome: same,
})

/** Inserts the managers' shares of new rewards, in the transaction that saves the rewards. */
export async function insertShares(tx: Database, shares: readonly RewardShareRecord[]): Promise<void> {
  if (shares.length > 0) await tx.insertInto('reward_shares').values(shares.map(shareRow.write)).execute()
}

const idsOf = (dialect: Dialect, ids: readonly string[]) =>
  sql<string>`(select id from ${jsonRows(
    dialect,
    { id: 'text' },
    ids.map((id) => [id]),
  )} as given)`

/** Returns the shares of these rewards; a reward without a split has none. */
export async function findShares(tx: Database, dialect: Dialect, rewardIds: readonly string[]): Promise<RewardShareRecord[]> {
  if (rewardIds.length === 0) return []
  const rows = await tx
    .selectFrom('reward_shares')
    .select(shareRow.columns('reward_shares'))
    .where('reward_id', 'in', idsOf(dialect, rewardIds))
    .orderBy('reward_id')
    .execute()
  return rows.map(shareRow.read)
}

/** Saves what a payout did with shares. */
export async function saveOutcomes(tx: Database, dialect: Dialect, shares: readonly RewardShareRecord[]): Promise<void> {
  for (const [outcome, some] of Map.groupBy(shares, (share) => share.outcome))
    await tx
      .updateTable('reward_shares')
      .set({ outcome })
      .where(
        'reward_id',
        'in',
        idsOf(
          dialect,
          some.map(({ rewardId }) => rewardId),
        ),
      )
      .execute()
}

/** Returns what goes to managers of a profile's unpaid rewards, by reward, in halalas. */
export async function findSharesOfOwed(
  db: Database,
  profileId: string,
  states: readonly RewardRecord['state'][],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rewards as r')
    .innerJoin('reward_shares as s', 's.reward_id', 'r.id')
    .select(['r.id', 's.amount'])
    .where('r.profile_id', '=', profileId)
    .where('r.state', 'in', states)
    .execute()
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** Returns the unpaid rewards of which a manager gets a share. `amount` of each reward is the share, in halalas. */
export async function findOwedShares(db: Database, managerId: string, states: readonly RewardRecord['state'][]): Promise<OwedRow[]> {
  const rows = await db
    .selectFrom('reward_shares as x')
    .innerJoin('rewards as r', 'r.id', 'x.reward_id')
    .innerJoin('programs as p', 'p.id', 'r.program_id')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'BUDGET'))
    .select(rewardRow.columns('r'))
    .select(['x.amount as share', 'p.name as programName', 's.data'])
    .where('x.manager_id', '=', managerId)
    .where('x.outcome', 'is', null)
    .where('r.state', 'in', states)
    .orderBy('r.achieved_at')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    reward: { ...rewardRow.read(row), amount: row.share },
    programName: row.programName,
    frequency: (JSON.parse(row.data) as ProgramBudget).payoutFrequency,
  }))
}

/** Returns the latest paid rewards of a networker of which a manager had a share, the newest first. */
export async function findPaidShares(db: Database, managerId: string, talentId: string): Promise<PaidShare[]> {
  const rows = await db
    .selectFrom('reward_shares as x')
    .innerJoin('rewards as r', 'r.id', 'x.reward_id')
    .innerJoin('programs as p', 'p.id', 'r.program_id')
    .leftJoin('program_steps as o', (join) => join.onRef('o.program_id', '=', 'p.id').on('o.type', '=', 'IMPACT_OBJECTIVES'))
    .select(shareRow.columns('x'))
    .select(['r.paid_at', 'r.milestone_id', 'r.amount as rewardAmount', 'p.name as programName', 'o.data as objectives'])
    .where('x.manager_id', '=', managerId)
    .where('x.outcome', 'is not', null)
    .where('r.profile_id', '=', talentId)
    .orderBy('r.paid_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(splitLimits.payoutsShown)
    .execute()
  return rows.map((row) => {
    const objectives = row.objectives === null ? null : (JSON.parse(row.objectives) as ImpactObjectives)
    return {
      ...shareRow.read(row),
      paidAt: row.paid_at ?? 0,
      rewardAmount: row.rewardAmount,
      programName: row.programName,
      milestone: rewardedMilestone(objectives, row.milestone_id).title,
    }
  })
}
