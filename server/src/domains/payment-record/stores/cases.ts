import { sql } from 'kysely'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { UncountedReason } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'

/** Returns the account of a profile; null if there is no such profile. */
export const findOwner = async (db: Database, profileId: string): Promise<string | null> =>
  (await db.selectFrom('profiles').select('user_id').where('id', '=', profileId).executeTakeFirst())?.user_id ?? null

type RewardCase = Pick<RewardRecord, 'state' | 'rewardType' | 'achievedAt' | 'paidAt'> & { person: string }

/** Returns the rewards of a brand’s programs that were reached or paid since a moment, and all that wait for budget. */
export const findRewardCases = (db: Database, brandId: string, since: number): Promise<RewardCase[]> =>
  db
    .selectFrom('programs as g')
    .innerJoin('rewards as r', 'r.program_id', 'g.id')
    .innerJoin('profiles as p', 'p.id', 'r.profile_id')
    .select(['p.user_id as person', 'r.state', 'r.reward_type as rewardType', 'r.achieved_at as achievedAt', 'r.paid_at as paidAt'])
    .where('g.profile_id', '=', brandId)
    .where((row) => row.or([row('r.achieved_at', '>=', since), row('r.paid_at', '>=', since), row('r.state', '=', 'Waiting')]))
    .execute()

type ReopeningCase = { person: string; achievedAt: number; reason: UncountedReason | null }

/** Returns the milestones of a brand’s programs that were reached since a moment and have reopened. */
export const findReopeningCases = (db: Database, brandId: string, since: number): Promise<ReopeningCase[]> =>
  db
    .selectFrom('programs as g')
    .innerJoin('reward_reopenings as r', 'r.program_id', 'g.id')
    .innerJoin('profiles as p', 'p.id', 'r.profile_id')
    .select(['p.user_id as person', 'r.achieved_at as achievedAt', 'r.reason'])
    .where('g.profile_id', '=', brandId)
    .where('r.achieved_at', '>=', since)
    .execute()

type RequestCase = { person: string; isAccepted: boolean; createdAt: number; answeredAt: number | null }

/** Returns the requests to join that a brand answered itself since a moment, and those that it has not answered. */
export async function findRequestCases(db: Database, brandId: string, since: number): Promise<RequestCase[]> {
  const rows = await db
    .selectFrom('programs as g')
    .innerJoin('participations as r', 'r.program_id', 'g.id')
    .select(['r.user_id as person', 'r.status', 'r.created_at as createdAt', 'r.answered_at as answeredAt'])
    .where('g.profile_id', '=', brandId)
    .where('r.is_automatic', '=', 0)
    .where((row) => row.or([row('r.answered_at', '>=', since), row('r.answered_at', 'is', null)]))
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, isAccepted: status === 'Accepted' }))
}

type ReviewCase = { person: string; isHit: boolean; answeredAt: number }

/** Returns the review requests about results of a brand’s programs that were answered since a moment. */
export async function findReviewCases(db: Database, brandId: string, since: number): Promise<ReviewCase[]> {
  const rows = await db
    .selectFrom('programs as g')
    .innerJoin('second_looks as l', 'l.program_id', 'g.id')
    .innerJoin('profiles as p', 'p.id', 'l.profile_id')
    .select(['p.user_id as person', 'l.status', 'l.answered_at as answeredAt'])
    .where('g.profile_id', '=', brandId)
    .where('l.answered_at', '>=', since)
    .execute()
  return rows.flatMap(({ person, status, answeredAt }) =>
    answeredAt === null ? [] : [{ person, isHit: status === 'Counted', answeredAt }],
  )
}

const whole = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`

/** Returns how many conversions of a brand’s programs count, and how many the brand took back, on all days since one. */
export async function countResultCases(db: Database, brandId: string, since: string): Promise<{ approved: number; takenBack: number }> {
  const { approved } = await db
    .selectFrom('programs as g')
    .innerJoin('program_day_counts as c', 'c.program_id', 'g.id')
    .select(whole('c.approved').as('approved'))
    .where('g.profile_id', '=', brandId)
    .where('g.objective_type', '<>', 'TRAFFIC')
    .where('c.day', '>=', since)
    .executeTakeFirstOrThrow()
  const { takenBack } = await db
    .selectFrom('programs as g')
    .innerJoin('program_uncounted_days as c', 'c.program_id', 'g.id')
    .select(whole('c.count').as('takenBack'))
    .where('g.profile_id', '=', brandId)
    .where('c.kind', '=', 'CONVERSION')
    .where('c.reason', '=', 'REVERSED')
    .where('c.day', '>=', since)
    .executeTakeFirstOrThrow()
  return { approved, takenBack }
}
