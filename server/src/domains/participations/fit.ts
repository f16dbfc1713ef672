import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import type { Eligibility } from '@wasla/contract/participations/eligibility.ts'
import { unmetCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import { figuresOf, placeOf } from '@wasla/contract/programs/matching/profile.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'
import { groupedBy } from '#platform/grouped.ts'
import { findEveryProfile, findInterestsOf, toProfileRecord } from '../profiles/service.ts'
import { findStep } from '../programs/service.ts'
import { measuredAccountsOf, type MeasuredAccount } from '../social/service.ts'

/** A profile beside the criteria of a program, and the followers of all its accounts. */
export type Fit = Eligibility & { reach: number }

const reachOf = (accounts: readonly MeasuredAccount[]) => accounts.reduce((sum, { account }) => sum + account.followers, 0)

/** The criteria of a program; a draft may have none yet, and meets nobody. */
export const criteriaOf = async (db: Database, programId: string): Promise<ParticipantCriteria | null> =>
  (await findStep(db, programId, 'PARTICIPANT_CRITERIA'))?.data ?? null

/** What a program without criteria asks for: nobody meets it. */
export const noCriteria: ParticipantCriteria = { platforms: [], profileTypes: [], locations: [], interests: [] }

/** How profiles fit criteria, by profile: as many statements for one as for a thousand (M-02). Profiles that do not exist are left out. */
export async function fitsOf(db: Database, criteria: ParticipantCriteria | null, profileIds: readonly string[]): Promise<Map<string, Fit>> {
  if (profileIds.length === 0) return new Map()
  const profiles = await findEveryProfile(db, profileIds)
  const accounts = Map.groupBy(await measuredAccountsOf(db, profileIds), ({ account }) => account.profileId)
  const interests = groupedBy(
    await findInterestsOf(db, profileIds),
    (row) => row.profile_id,
    (row) => row.interest_id,
  )
  return new Map(
    profiles.map((row) => {
      const profile = toProfileRecord(row, fallbackLanguage)
      const { id, type, status } = profile
      const own = accounts.get(id) ?? []
      const figures = figuresOf(
        own.map(({ account }) => account),
        own.flatMap(({ measured }) => measured ?? []),
      )
      const facts = { type, ...placeOf(profile), interests: interests.get(id) ?? [], figures }
      return [id, { status, figures, unmet: unmetCriteria(criteria ?? noCriteria, facts), reach: reachOf(own) }]
    }),
  )
}
