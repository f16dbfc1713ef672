import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'
import { insertConversions, insertEarned } from '../demo/stores/results.ts'
import { saveCounting } from '../domains/performance/stores/counting.ts'

type Results = Pick<
  World,
  | 'clicks'
  | 'yesterdaysClicks'
  | 'dayCounts'
  | 'uncountedDays'
  | 'visitorDays'
  | 'participantResults'
  | 'programRewards'
  | 'conversions'
  | 'reviewRequests'
  | 'payoutRuns'
  | 'networkCases'
  | 'savedPatterns'
  | 'ownNetworks'
>

const atOnce = 1_000

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce)
}

/** Returns yesterday's valid clicks that are not in `clicks`. Only today's figures are compared with them. */
function yesterdays({ clicks, yesterdaysClicks }: Pick<World, 'clicks' | 'yesterdaysClicks'>) {
  const known = new Set(clicks.map(({ programId, profileId, at }) => `${programId} ${profileId} ${at}`))
  return yesterdaysClicks.flatMap(({ programId, profileId, at: moments }) =>
    moments
      .filter((at) => !known.has(`${programId} ${profileId} ${at}`))
      .map((at, index) => ({
        id: `yesterday ${programId} ${profileId} ${index}`,
        program_id: programId,
        profile_id: profileId,
        at,
        channel: 'OTHER' as const,
        country: 'ZZ',
        visitor: `yesterday ${index}`,
        status: 'Approved' as const,
        reason: null,
        network: null,
        browser: null,
      })),
  )
}

/**
 * Inserts the results of the demo data, and counts them like real results. Inserts single clicks only if they are of yesterday or need a
 * decision.
 */
export async function addResults(
  db: Database,
  { clicks, yesterdaysClicks, dayCounts, uncountedDays, visitorDays, conversions, ...earned }: Results,
) {
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
  for (const rows of parts(yesterdays({ clicks, yesterdaysClicks }))) await db.insertInto('clicks').values(rows).execute()
  for (const rows of parts(conversions)) await insertConversions(db, rows)
  await insertEarned(db, earned)
}
