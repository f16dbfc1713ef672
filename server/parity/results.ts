import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { UncountedDayRecord } from '@wasla/contract/performance/record.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'

/** Clicks and uncounted results that both sides have at the start of a test. */
export type InitialResults = {
  readonly clicks: readonly ClickRecord[]
  readonly uncountedDays: readonly UncountedDayRecord[]
  /** Codes of participants. Their programs then count links and codes. */
  readonly codes?: readonly PromoCodeRecord[]
  /** Whether these results replace the results of the demo instead of being added to them. */
  readonly areAll: boolean
}

/** Keeps the results of the demo and adds none. */
export const noMoreResults: InitialResults = { clicks: [], uncountedDays: [], areAll: false }
/** Removes the results of the demo and adds none. */
export const noResults: InitialResults = { ...noMoreResults, areAll: true }

/** Adds copies of the results to the mock's world. */
export const addResults = (world: World, { clicks, uncountedDays, codes = [], areAll }: InitialResults): void => {
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
  world.promoCodes.push(...codes.map((code) => ({ ...code })))
  for (const program of world.programs) if (codes.some(({ programId }) => programId === program.id)) program.countsBy = 'LINKS_AND_CODES'
  world.uncountedDays.push(...uncountedDays.map((row) => ({ ...row })))
}

/** Inserts the results into the server's database. */
export async function insertResults(db: Database, { clicks, uncountedDays, codes = [] }: InitialResults): Promise<void> {
  for (const { programId, profileId, ownerId, code, isChosen, createdAt } of codes) {
    await db.updateTable('programs').set({ counts_by: 'LINKS_AND_CODES' }).where('id', '=', programId).execute()
    await db
      .insertInto('promo_codes')
      .values({
        ...{ program_id: programId, profile_id: profileId, owner_id: ownerId, code, look: promoCodeLook(code) },
        ...{ is_chosen: isChosen ? 1 : 0, created_at: createdAt },
      })
      .execute()
  }
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
