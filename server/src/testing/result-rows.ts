import type { World } from '@wasla/mocks/world/world.ts'
import type { Database } from '#database/database.ts'
import { saveCounting } from '../domains/performance/stores/counting.ts'

type Results = Pick<World, 'dayCounts' | 'uncountedDays' | 'visitorDays' | 'participantResults' | 'programRewards'>

const batch = 1_000

async function fill<Row>(rows: readonly Row[], insert: (some: Row[]) => { execute(): Promise<unknown> }): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) await insert(rows.slice(from, from + batch)).execute()
}

/** Gives a database the results that the world has, counted as real ones are; their single clicks are nowhere. */
export async function addResults(db: Database, { dayCounts, uncountedDays, visitorDays, participantResults, programRewards }: Results) {
  await saveCounting(db, { counts: dayCounts, uncounted: uncountedDays, visitors: [] })
  await fill(visitorDays, (rows) =>
    db.insertInto('visitor_days').values(
      rows.map(({ programId, participantId, day, visitors }) => ({
        program_id: programId,
        participant: participantId ?? '',
        day,
        visitors,
      })),
    ),
  )
  await fill(participantResults, (rows) =>
    db.insertInto('participant_results').values(
      rows.map((row) => ({
        program_id: row.programId,
        profile_id: row.profileId,
        clicks: row.clicks,
        approved: row.approved,
        revenue: row.revenue,
        first_click_at: row.firstClickAt,
        last_result_at: row.lastResultAt,
      })),
    ),
  )
  await fill(programRewards, (rows) =>
    db.insertInto('rewards').values(
      rows.map((row) => ({
        id: row.id,
        program_id: row.programId,
        profile_id: row.profileId,
        milestone_id: row.milestoneId,
        reward_type: row.rewardType,
        amount: row.amount,
        state: row.state,
        achieved_at: row.achievedAt,
        payable_at: row.payableAt,
        paid_at: row.paidAt,
        payout_run_id: null,
        delivered_at: row.deliveredAt,
      })),
    ),
  )
}
