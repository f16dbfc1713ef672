import { sql } from 'kysely'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import type { EarnedIn, LinkToday, PendingReward, todayAt } from '@wasla/contract/performance/home.ts'
import type { RewardGroup } from '@wasla/contract/performance/rewards.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'

const whole = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`

/** Returns the counts of all programs of a profile in a range of days. */
export const findOwnCounts = (db: Database, ownerId: string, { start, end }: DayRange): Promise<{ clicks: number; approved: number }> =>
  db
    .selectFrom('program_day_counts as c')
    .innerJoin('programs as g', 'g.id', 'c.program_id')
    .select([whole('c.clicks').as('clicks'), whole('c.approved').as('approved')])
    .where('g.profile_id', '=', ownerId)
    .where('g.deleted_at', 'is', null)
    .where('c.day', '>=', start)
    .where('c.day', '<=', end)
    .executeTakeFirstOrThrow()

/**
 * Returns the amount that runs paid for a profile’s programs in a range of days, in halalas, and the number of participants who were paid.
 */
export const findOwnPaid = (db: Database, ownerId: string, { start, end }: DayRange): Promise<{ paid: number; paidTo: number }> =>
  db
    .selectFrom('rewards as r')
    .innerJoin('programs as g', 'g.id', 'r.program_id')
    .select([whole('r.amount').as('paid'), sql<number>`cast(count(distinct r.profile_id) as bigint)`.as('paidTo')])
    .where('g.profile_id', '=', ownerId)
    .where('r.state', '=', 'Paid')
    .where('r.reward_type', '=', 'CASH')
    .where('r.paid_at', '>=', startOfDay(start))
    .where('r.paid_at', '<', endOfDay(end))
    .executeTakeFirstOrThrow()

const published = (db: Database, ownerId: string) =>
  db
    .selectFrom('programs as g')
    .where('g.profile_id', '=', ownerId)
    .where('g.deleted_at', 'is', null)
    .where('g.published_at', 'is not', null)

/** Returns whether a profile has published any program. */
export const hasPublished = async (db: Database, ownerId: string): Promise<boolean> =>
  (await published(db, ownerId).select('g.id').limit(1).executeTakeFirst()) !== undefined

/** Returns the sum of the budgets of a profile’s programs that are published and not retired, and the rewards earned in them. */
export async function findRunning(db: Database, ownerId: string): Promise<{ budget: number; groups: RewardGroup[] }> {
  const running = published(db, ownerId).where('g.status', '!=', 'Retired')
  const { budget } = await running.select(whole('g.budget').as('budget')).executeTakeFirstOrThrow()
  const groups = await running
    .innerJoin('rewards as r', 'r.program_id', 'g.id')
    .groupBy(['r.milestone_id', 'r.reward_type', 'r.state'])
    .select(['r.milestone_id as milestoneId', 'r.reward_type as rewardType', 'r.state'])
    .select([sql<number>`cast(count(*) as bigint)`.as('count'), whole('r.amount').as('amount')])
    .execute()
  return { budget, groups }
}

/** Returns the earnings of these profiles in each program, in halalas. Leaves out profiles that earned nothing. */
export async function findEarned(db: Database, profileIds: readonly string[]): Promise<EarnedIn[]> {
  if (profileIds.length === 0) return []
  const cash = db
    .selectFrom('rewards as r')
    .innerJoin('programs as g', 'g.id', 'r.program_id')
    .where('r.profile_id', 'in', profileIds)
    .where('r.reward_type', '=', 'CASH')
    .select(['r.profile_id as profileId', 'r.program_id as programId', 'g.name as programName'])
  const paid = await cash
    .where('r.state', '=', 'Paid')
    .groupBy(['r.profile_id', 'r.program_id', 'g.name'])
    .select(whole('r.amount').as('paid'))
    .execute()
  const pending = await cash
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'r.program_id').on('s.type', '=', 'BUDGET'))
    .where('r.state', '=', 'Accrued')
    .select(['r.amount', 'r.payable_at as payableAt', 's.data'])
    .execute()
  const keyOf = ({ profileId, programId }: Pick<EarnedIn, 'profileId' | 'programId'>) => `${profileId} ${programId}`
  const found = new Map<string, EarnedIn & { pending: PendingReward[] }>(paid.map((row) => [keyOf(row), { ...row, pending: [] }]))
  for (const { profileId, programId, programName, data, amount, payableAt } of pending) {
    const one = found.get(keyOf({ profileId, programId })) ?? { profileId, programId, programName, paid: 0, pending: [] }
    found.set(keyOf(one), one)
    one.pending.push({ amount, payableAt, frequency: (JSON.parse(data) as ProgramBudget).payoutFrequency })
  }
  return [...found.values()]
}

/** Returns, by program, its payout frequency and when the first hold of its accrued cash ends. Leaves out programs without accrued cash. */
export async function findNextRuns(
  db: Database,
  programIds: readonly string[],
): Promise<Map<string, Pick<PendingReward, 'payableAt' | 'frequency'>>> {
  if (programIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards as r')
    .innerJoin('program_steps as s', (join) => join.onRef('s.program_id', '=', 'r.program_id').on('s.type', '=', 'BUDGET'))
    .where('r.program_id', 'in', programIds)
    .where('r.state', '=', 'Accrued')
    .where('r.reward_type', '=', 'CASH')
    .groupBy(['r.program_id', 's.data'])
    .select(['r.program_id as programId', 's.data', sql<number>`min(r.payable_at)`.as('payableAt')])
    .execute()
  return new Map(
    rows.map(({ programId, data, payableAt }) => [
      programId,
      { payableAt, frequency: (JSON.parse(data) as ProgramBudget).payoutFrequency },
    ]),
  )
}

/**
 * Returns the results of these profiles’ links today so far, and yesterday up to the same time. There is one row per participation in a
 * program that is active or on hold. Takes four statements for any number of links; single clicks are read as a range of one index.
 */
export async function findLinksToday(
  db: Database,
  profileIds: readonly string[],
  { day, before: { from, until } }: ReturnType<typeof todayAt>,
): Promise<LinkToday[]> {
  if (profileIds.length === 0) return []
  const joined = db
    .selectFrom('participations as p')
    .innerJoin('programs as g', 'g.id', 'p.program_id')
    .where('p.profile_id', 'in', profileIds)
    .where('p.status', '=', 'Accepted')
    .where('g.deleted_at', 'is', null)
    .where('g.status', 'in', ['Active', 'OnHold'])
  const links = await joined
    .select(['p.profile_id as profileId', 'g.id as programId', 'g.name as programName'])
    .select(['g.cover_image as coverImage', 'g.objective_type as objectiveType'])
    .execute()
  if (links.length === 0) return []
  const key = ['p.profile_id', 'p.program_id'] as const
  const ofDay = await joined
    .innerJoin('day_counts as c', (join) => join.onRef('c.program_id', '=', 'p.program_id').onRef('c.profile_id', '=', 'p.profile_id'))
    .where('c.day', '=', day)
    .groupBy(key)
    .select(['p.profile_id as profileId', 'p.program_id as programId'])
    .select([whole('c.clicks').as('clicks'), whole('c.approved').as('approved')])
    .execute()
  const count = sql<number>`cast(count(*) as bigint)`.as('count')
  const clicks = await joined
    .innerJoin('clicks as k', (join) => join.onRef('k.program_id', '=', 'p.program_id').onRef('k.profile_id', '=', 'p.profile_id'))
    .where('k.at', '>=', from)
    .where('k.at', '<', until)
    .where('k.status', '=', 'Approved')
    .groupBy(key)
    .select(['p.profile_id as profileId', 'p.program_id as programId', count])
    .execute()
  const results = await joined
    .innerJoin('conversions as v', (join) => join.onRef('v.program_id', '=', 'p.program_id').onRef('v.profile_id', '=', 'p.profile_id'))
    .where('v.occurred_at', '>=', from)
    .where('v.occurred_at', '<', until)
    .where('v.status', '=', 'Approved')
    .groupBy(key)
    .select(['p.profile_id as profileId', 'p.program_id as programId', count])
    .execute()
  const keyOf = ({ profileId, programId }: Pick<LinkToday, 'profileId' | 'programId'>) => `${profileId} ${programId}`
  const countsOfDay = new Map(ofDay.map((row) => [keyOf(row), row]))
  const countIn = (rows: typeof clicks) => new Map(rows.map((row) => [keyOf(row), row.count]))
  const [clicksBefore, approvedBefore] = [countIn(clicks), countIn(results)]
  return links.map((link) => {
    const name = keyOf(link)
    const today = countsOfDay.get(name)
    return {
      ...link,
      clicks: today?.clicks ?? 0,
      approved: today?.approved ?? 0,
      clicksBefore: clicksBefore.get(name) ?? 0,
      approvedBefore: approvedBefore.get(name) ?? 0,
    }
  })
}
