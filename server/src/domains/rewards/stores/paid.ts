import type { PaidSum, RewardingProgram } from '@wasla/contract/rewards/paid-rewards.ts'
import type { ImpactObjectives, ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'

/** Rewards of these runs and programs, of one participant or of all if `profileId` is null. */
type Which = { readonly runs: readonly string[]; readonly programs: readonly string[]; readonly profileId: string | null }

/** Returns the sums that runs paid, in halalas, by milestone and payment time. */
export async function sumPaid(db: Database, { runs, programs, profileId }: Which): Promise<PaidSum[]> {
  if (runs.length === 0) return []
  const rows = await db
    .selectFrom('rewards')
    .select(['payout_run_id as payoutRunId', 'program_id as programId', 'milestone_id as milestoneId', 'paid_at as paidAt'])
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      row.fn.sum<number | string>('amount').as('amount'),
      row.fn.max('achieved_at').as('achievedAt'),
    ])
    .where('payout_run_id', 'in', runs)
    .where('program_id', 'in', programs)
    .$if(profileId !== null, (query) => query.where('profile_id', '=', profileId ?? ''))
    .groupBy(['payout_run_id', 'program_id', 'milestone_id', 'paid_at'])
    .execute()
  return rows.map(({ count, amount, payoutRunId, paidAt, ...row }) => ({
    ...row,
    payoutRunId: payoutRunId ?? '',
    paidAt: paidAt ?? 0,
    count: Number(count),
    amount: Number(amount),
  }))
}

/** Returns the owners of programs that paid a profile, including deleted programs; the last payers first, at most `limit`. */
export async function findPayersOf(db: Database, profileId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rewards as r')
    .innerJoin('programs as p', 'p.id', 'r.program_id')
    .select('p.profile_id')
    .where('r.profile_id', '=', profileId)
    .where('r.state', '=', 'Paid')
    .where('r.reward_type', '=', 'CASH')
    .groupBy('p.profile_id')
    .orderBy((row) => row.fn.max('r.paid_at'), 'desc')
    .orderBy('p.profile_id')
    .limit(limit)
    .execute()
  return rows.map(({ profile_id }) => profile_id)
}

/** Returns the fields of programs that lines of rewards show. Includes deleted programs, because they paid money. */
export async function findRewarding(db: Database, ids: readonly string[]): Promise<RewardingProgram[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('programs as p')
    .innerJoin('program_steps as b', (join) => join.onRef('b.program_id', '=', 'p.id').on('b.type', '=', 'BUDGET'))
    .innerJoin('program_steps as o', (join) => join.onRef('o.program_id', '=', 'p.id').on('o.type', '=', 'IMPACT_OBJECTIVES'))
    .select(['p.id', 'p.name', 'p.profile_id', 'p.status', 'p.deleted_at', 'p.start_date', 'b.data as budget', 'o.data as objectives'])
    .where('p.id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const { objectiveType, milestones } = JSON.parse(row.objectives) as ImpactObjectives
    return {
      id: row.id,
      name: row.name,
      profileId: row.profile_id,
      status: row.status,
      deletedAt: row.deleted_at,
      startDate: row.start_date,
      frequency: (JSON.parse(row.budget) as ProgramBudget).payoutFrequency,
      objectiveType,
      milestones,
    }
  })
}

/** Returns the `asOf` times of these runs. */
export async function findRunMoments(db: Database, ids: readonly string[]): Promise<Map<string, { asOf: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('payout_runs').select(['id', 'as_of']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, as_of: asOf }) => [id, { asOf }]))
}

/** Returns the `asOf` times of runs that the back office requested, from `since` to `until`, both included. */
export async function findRequestedMoments(db: Database, since: number, until: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_runs')
    .select('as_of')
    .where('kind', '=', 'Requested')
    .where('as_of', '>=', since)
    .where('as_of', '<=', until)
    .execute()
  return rows.map(({ as_of: asOf }) => asOf)
}
