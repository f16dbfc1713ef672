import { sql } from 'kysely'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import { boundStates, spentStates, type ReopeningRecord, type RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { RewardReopeningsTable, RewardsTable } from '#database/tables/rewards.ts'

export const rewardRow = defineRecord<RewardsTable>()({
  id: same,
  programId: same,
  profileId: same,
  milestoneId: same,
  rewardType: same,
  amount: same,
  state: same,
  achievedAt: same,
  payableAt: same,
  paidAt: same,
  payoutRunId: same,
  deliveredAt: same,
  returnedAt: same,
})

const reopeningRow = defineRecord<RewardReopeningsTable>()({
  id: same,
  programId: same,
  profileId: same,
  milestoneId: same,
  achievedAt: same,
  reopenedAt: same,
  reason: same,
})

const some = (db: Database) => db.selectFrom('rewards').select(rewardRow.columns('rewards'))

/** Returns the rewards of these participants of a program. */
export async function findRewards(db: Database, programId: string, profileIds: readonly string[]): Promise<RewardRecord[]> {
  if (profileIds.length === 0) return []
  const rows = await some(db).where('program_id', '=', programId).where('profile_id', 'in', profileIds).execute()
  return rows.map(rewardRow.read)
}

/**
 * Returns the cash that each of these participants of a program earned, paid or not, in halalas; leaves out participants who earned none.
 */
export async function findEarned(db: Database, programId: string, profileIds: readonly string[]): Promise<Map<string, number>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards')
    .select('profile_id')
    .select(sql<number>`cast(sum(amount) as bigint)`.as('amount'))
    .where('program_id', '=', programId)
    .where('profile_id', 'in', profileIds)
    .where('reward_type', '=', 'CASH')
    .where('state', 'in', spentStates)
    .groupBy('profile_id')
    .execute()
  return new Map(rows.map((row) => [row.profile_id, row.amount]))
}

/** Returns all rewards of a program that wait for budget, the oldest first. */
export async function findWaiting(db: Database, programId: string): Promise<RewardRecord[]> {
  const rows = await some(db)
    .where('program_id', '=', programId)
    .where('state', '=', 'Waiting')
    .orderBy('achieved_at')
    .orderBy('id')
    .execute()
  return rows.map(rewardRow.read)
}

/** Returns the reward of one milestone; null if it was not reached. */
export async function findReward(
  db: Database,
  { programId, profileId, milestoneId }: Pick<RewardRecord, 'programId' | 'profileId' | 'milestoneId'>,
): Promise<RewardRecord | null> {
  const row = await some(db)
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('milestone_id', '=', milestoneId)
    .executeTakeFirst()
  return row ? rewardRow.read(row) : null
}

/** Returns a reward by its id; null if it was never earned or its milestone has reopened. */
export async function findRewardById(db: Database, id: string): Promise<RewardRecord | null> {
  const row = await some(db).where('id', '=', id).executeTakeFirst()
  return row ? rewardRow.read(row) : null
}

/**
 * Returns the sums of rewards that are earned and not paid, including held rewards, in halalas by program. Leaves out programs without such
 * rewards.
 */
export async function sumAccrued(db: Database, programIds: readonly string[]): Promise<Map<string, number>> {
  if (programIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards')
    .select(['program_id as programId', (row) => row.fn.sum<number | string>('amount').as('amount')])
    .where('state', 'in', boundStates)
    .where('program_id', 'in', programIds)
    .groupBy('program_id')
    .execute()
  return new Map(rows.map(({ programId, amount }) => [programId, Number(amount)]))
}

const insertRewards = (tx: Database, rewards: readonly RewardRecord[]) =>
  tx.insertInto('rewards').values(rewards.map(rewardRow.write)).execute()

/** Saves the rewards after counting. Deletes removed rewards first, so that new rewards of the same milestone can be inserted. */
export async function saveCounted(
  tx: Database,
  changes: Readonly<Record<'added' | 'granted' | 'removed', readonly RewardRecord[]>> & { readonly reopened: readonly ReopeningRecord[] },
): Promise<void> {
  const idsOf = (rewards: readonly RewardRecord[]) => rewards.map(({ id }) => id)
  if (changes.removed.length > 0) await tx.deleteFrom('rewards').where('id', 'in', idsOf(changes.removed)).execute()
  if (changes.added.length > 0) await insertRewards(tx, changes.added)
  for (const [state, granted] of Map.groupBy(changes.granted, (reward) => reward.state))
    await tx.updateTable('rewards').set({ state }).where('id', 'in', idsOf(granted)).execute()
  if (changes.reopened.length > 0) await tx.insertInto('reward_reopenings').values(changes.reopened.map(reopeningRow.write)).execute()
}

/** Saves a delivered reward. */
export const saveDelivered = (tx: Database, { id, state, deliveredAt }: RewardRecord) =>
  tx.updateTable('rewards').set(rewardRow.write({ state, deliveredAt })).where('id', '=', id).execute()

/** Returns the milestones of a participation that reopened, the oldest first. */
export async function findReopenings(db: Database, programId: string, profileId: string): Promise<ReopeningRecord[]> {
  const rows = await db
    .selectFrom('reward_reopenings')
    .select(reopeningRow.columns('reward_reopenings'))
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .orderBy('reopened_at')
    .execute()
  return rows.map(reopeningRow.read)
}

/** A cash reward that a profile earned and was not paid, with its program. */
export type OwedRow = { reward: RewardRecord; programName: string; frequency: PayoutFrequency }

export async function findOwedTo(db: Database, profileId: string, states: readonly RewardRecord['state'][]): Promise<OwedRow[]> {
  const rows = await db
    .selectFrom('rewards as r')
    .innerJoin('programs as p', 'p.id', 'r.program_id')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'p.id').on('s.type', '=', 'BUDGET'))
    .select(rewardRow.columns('r'))
    .select(['p.name as programName', 's.data'])
    .where('r.profile_id', '=', profileId)
    .where('r.state', 'in', states)
    .where('r.reward_type', '=', 'CASH')
    .orderBy('r.achieved_at')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    reward: rewardRow.read(row),
    programName: row.programName,
    frequency: (JSON.parse(row.data) as ProgramBudget).payoutFrequency,
  }))
}
