import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { UncountedDayRecord } from '@wasla/contract/performance/record.ts'
import type { World } from '@wasla/mocks/world/world.ts'
import type { Database } from '#database/database.ts'

/** Clicks and uncounted results that both sides have at the start of a test. */
export type InitialResults = {
  readonly clicks: readonly ClickRecord[]
  readonly uncountedDays: readonly UncountedDayRecord[]
  /** Whether these results replace the results of the demo instead of being added to them. */
  readonly areAll: boolean
}

/** Keeps the results of the demo and adds none. */
export const noMoreResults: InitialResults = { clicks: [], uncountedDays: [], areAll: false }
/** Removes the results of the demo and adds none. */
export const noResults: InitialResults = { ...noMoreResults, areAll: true }

/** Adds copies of the results to the mock's world. */
export const addResults = (world: World, { clicks, uncountedDays, areAll }: InitialResults): void => {
  if (areAll)
    Object.assign(world, {
      ...{ clicks: [], conversions: [], reviewRequests: [], participantResults: [], dayCounts: [], uncountedDays: [] },
      ...{
        yesterdaysClicks: [],
        visitorDays: [],
        programRewards: [],
        rewardCases: [],
        payoutRuns: [],
        networkCases: [],
        savedPatterns: [],
        ownNetworks: [],
      },
    } satisfies Partial<World>)
  world.clicks.push(...clicks.map((click) => ({ ...click })))
  world.uncountedDays.push(...uncountedDays.map((row) => ({ ...row })))
}

/** Inserts the results into the server's database. */
export async function insertResults(db: Database, { clicks, uncountedDays }: InitialResults): Promise<void> {
  for (const { programId, profileId, ...click } of clicks)
    await db
      .insertInto('clicks')
      .values({ ...click, program_id: programId, profile_id: profileId })
      .execute()
  for (const { programId, profileId, ...row } of uncountedDays)
    await db
      .insertInto('uncounted_days')
      .values({ ...row, program_id: programId, profile_id: profileId })
      .execute()
}
