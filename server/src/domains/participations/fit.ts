import { isLicensedOn, licenceStanding, ownLicences } from '@wasla/contract/licences/standing.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Eligibility } from '@wasla/contract/participations/eligibility.ts'
import { mayEverJoin } from '@wasla/contract/participations/join.ts'
import { programFit, type ProgramFit } from '@wasla/contract/participations/mend.ts'
import { unmetCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import { figuresOf, placeOf, type MatchedProfile } from '@wasla/contract/programs/matching/profile.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { Database } from '#database/database.ts'
import { groupedBy } from '#platform/grouped.ts'
import { licenceStandingsOf } from '../licences/service.ts'
import { findEveryProfile, findInterestsOf, toProfileRecord } from '../profiles/service.ts'
import { findStep, findStepData } from '../programs/service.ts'
import { measuredAccountsOf, type MeasuredAccount } from '../social/service.ts'

/** The result of comparing a profile with a program's criteria, and the number of followers of all accounts of the profile. */
export type Fit = Eligibility & { reach: number }

const reachOf = (accounts: readonly MeasuredAccount[]) => accounts.reduce((sum, { account }) => sum + account.followers, 0)

/** Returns the criteria of a program; null if none are saved, as in a new draft. */
export const criteriaOf = async (db: Database, programId: string): Promise<ParticipantCriteria | null> =>
  (await findStep(db, programId, 'PARTICIPANT_CRITERIA'))?.data ?? null

/** Criteria that nobody meets, for a program without saved criteria. */
export const noCriteria: ParticipantCriteria = { platforms: [], profileTypes: [], locations: [], interests: [] }

/** A profile in the form that criteria are checked against. */
type Person = Omit<Fit, 'unmet'> & { facts: MatchedProfile; isLicenceInReview: boolean }

/**
 * Returns profiles in the form that criteria are checked against, at `now`, by id. The number of queries does not depend on the number of
 * profiles. Unknown ids are left out.
 */
async function peopleOf(db: Database, now: number, profileIds: readonly string[]): Promise<Map<string, Person>> {
  if (profileIds.length === 0) return new Map()
  const profiles = await findEveryProfile(db, profileIds)
  const accounts = Map.groupBy(await measuredAccountsOf(db, now, profileIds), ({ account }) => account.profileId)
  const interests = groupedBy(
    await findInterestsOf(db, profileIds),
    (row) => row.profile_id,
    (row) => row.interest_id,
  )
  const licences = await licenceStandingsOf(db, profileIds)
  const today = civilDate(now)
  return new Map(
    profiles.map((row) => {
      const profile = toProfileRecord(row, fallbackLanguage)
      const { id, type, status } = profile
      const own = accounts.get(id) ?? []
      const licence = licences.get(id) ?? licenceStanding(ownLicences([]))
      const figures = figuresOf(
        own.map(({ account }) => account),
        own.flatMap(({ measured }) => measured ?? []),
      )
      const facts = { type, ...placeOf(profile), interests: interests.get(id) ?? [], figures, isLicensed: isLicensedOn(licence, today) }
      return [id, { status, figures, facts, reach: reachOf(own), isLicenceInReview: licence.isInReview }]
    }),
  )
}

/** Returns how profiles fit criteria at `now`, by profile (M-02). Unknown ids are left out. */
export async function fitsOf(
  db: Database,
  now: number,
  criteria: ParticipantCriteria | null,
  profileIds: readonly string[],
): Promise<Map<string, Fit>> {
  const people = await peopleOf(db, now, profileIds)
  return new Map([...people].map(([id, { facts, ...person }]) => [id, { ...person, unmet: unmetCriteria(criteria ?? noCriteria, facts) }]))
}

/**
 * Returns how one profile fits each of these programs, by program, in a constant number of queries. Empty for a profile type that never
 * joins (M-01).
 */
export async function programFitsOf(
  db: Database,
  now: number,
  profileId: string,
  programIds: readonly string[],
): Promise<Map<string, ProgramFit>> {
  const person = (await peopleOf(db, now, [profileId])).get(profileId)
  if (!person || !mayEverJoin(person.facts.type)) return new Map()
  const { facts, status, figures, isLicenceInReview } = person
  const { countryId } = facts
  const criteria = await findStepData(db, programIds, 'PARTICIPANT_CRITERIA')
  return new Map(
    programIds.map((id) => {
      const needed = criteria.get(id) ?? noCriteria
      return [id, programFit(needed, { status, figures, countryId, isLicenceInReview, unmet: unmetCriteria(needed, facts) })]
    }),
  )
}
