import type { World } from '@wasla/mocks/world/world.ts'
import type { Database } from '#database/database.ts'
import { insertConversions, insertEarned } from '../demo/stores/results.ts'
import { saveCounting } from '../domains/performance/stores/counting.ts'

type Results = Pick<
  World,
  | 'dayCounts'
  | 'uncountedDays'
  | 'visitorDays'
  | 'participantResults'
  | 'programRewards'
  | 'conversions'
  | 'secondLooks'
  | 'payoutRuns'
  | 'networkCases'
  | 'keptPatterns'
  | 'ownNetworks'
>

const atOnce = 1_000

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce)
}

/** Gives a database the results that the world has, counted as real ones are; their single clicks are nowhere. */
export async function addResults(db: Database, { dayCounts, uncountedDays, visitorDays, conversions, ...earned }: Results) {
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
  for (const rows of parts(conversions)) await insertConversions(db, rows)
  await insertEarned(db, earned)
}
