import type { World } from '@wasla/mocks/world/world.ts'
import type { Database } from '#database/database.ts'
import { insertConversions, insertEarned } from '../demo/stores/results.ts'
import { saveCounting } from '../domains/performance/stores/counting.ts'

type Results = Pick<
  World,
  | 'clicks'
  | 'dayCounts'
  | 'uncountedDays'
  | 'visitorDays'
  | 'participantResults'
  | 'programRewards'
  | 'conversions'
  | 'secondLooks'
  | 'payoutRuns'
  | 'networkCases'
  | 'savedPatterns'
  | 'ownNetworks'
>

const atOnce = 1_000

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce)
}

/** Gives a database the results that the world has, counted as real ones are. Of single clicks there are those that somebody has to look at. */
export async function addResults(db: Database, { clicks, dayCounts, uncountedDays, visitorDays, conversions, ...earned }: Results) {
  await saveCounting(db, { counts: dayCounts, uncounted: uncountedDays, visitors: [] })
  for (const rows of parts(visitorDays))
    await db
      .insertInto('visitor_days')
      .values(
        rows.map(({ programId, participantId, day, visitors }) => ({
          program_id: programId,
          participant: participantId ?? '',
          day,
          visitors,
        })),
      )
      .execute()
  for (const rows of parts(clicks))
    await db
      .insertInto('clicks')
      .values(rows.map(({ programId, profileId, ...click }) => ({ ...click, program_id: programId, profile_id: profileId })))
      .execute()
  for (const rows of parts(conversions)) await insertConversions(db, rows)
  await insertEarned(db, earned)
}
