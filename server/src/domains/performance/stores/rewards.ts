import { sql } from 'kysely'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import { isReached, noPayout, payingRun, type NextPayout, type RewardGroup } from '@wasla/contract/performance/rewards.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { rewardStates, type RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { Database } from '#database/database.ts'
import { rewardRow } from '../../rewards/service.ts'
import type { Scope } from './figures.ts'

const rewardsIn = (db: Database, { programId, profileId }: Scope) =>
  db
    .selectFrom('rewards as r')
    .where('r.program_id', '=', programId)
    .$if(profileId !== null, (query) => query.where('r.profile_id', '=', profileId ?? ''))

/** Returns the rewards of one participant: at most one per milestone. */
export async function findRewards(db: Database, scope: { programId: string; profileId: string }): Promise<RewardRecord[]> {
  const rows = await rewardsIn(db, scope).select(rewardRow.columns('r')).execute()
  return rows.map(rewardRow.read)
}

const grouped = (db: Database, scope: Scope) =>
  rewardsIn(db, scope)
    .groupBy(['r.milestone_id', 'r.reward_type', 'r.state'])
    .select([
      'r.milestone_id as milestoneId',
      'r.reward_type as rewardType',
      'r.state',
      sql<number>`cast(count(*) as bigint)`.as('count'),
      sql<number>`cast(sum(r.amount) as bigint)`.as('amount'),
    ])

/** Returns the rewards of a scope, grouped by milestone and state. */
export const findRewardGroups = (db: Database, scope: Scope): Promise<RewardGroup[]> => grouped(db, scope).execute()

const reachedStates = rewardStates.filter((state) => isReached({ state }))

/** Returns the rewards whose milestones were reached in a range of days, grouped by milestone and state. */
export const findReachedGroups = (db: Database, scope: Scope, { start, end }: DayRange): Promise<RewardGroup[]> =>
  grouped(db, scope)
    .where('r.state', 'in', reachedStates)
    .where('r.achieved_at', '>=', startOfDay(start))
    .where('r.achieved_at', '<', endOfDay(end))
    .execute()

/** Returns the date of the next run that pays anything of a program, with its amount in halalas and its number of participants (L-08). */
export async function findNextPayout(db: Database, programId: string, frequency: PayoutFrequency, now: number): Promise<NextPayout> {
  const pending = db
    .selectFrom('rewards')
    .where('program_id', '=', programId)
    .where('state', '=', 'Accrued')
    .where('reward_type', '=', 'CASH')
  const first = await pending.select((row) => row.fn.min('payable_at').as('payableAt')).executeTakeFirst()
  const at = payingRun(frequency, first?.payableAt ?? null, now)
  if (at === null) return noPayout
  const { amount, participants } = await pending
    .where('payable_at', '<=', at)
    .select([
      sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('amount'),
      sql<number>`cast(count(distinct profile_id) as bigint)`.as('participants'),
    ])
    .executeTakeFirstOrThrow()
  return { at, amount, participants }
}

/** Returns how many milestones these participants of a program reached, by profile. */
export async function countReached(db: Database, programId: string, profileIds: readonly string[]): Promise<Map<string, number>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards')
    .select(['profile_id', sql<number>`cast(count(*) as bigint)`.as('count')])
    .where('program_id', '=', programId)
    .where('profile_id', 'in', profileIds)
    .where('state', 'in', reachedStates)
    .groupBy('profile_id')
    .execute()
  return new Map(rows.map((row) => [row.profile_id, row.count]))
}
