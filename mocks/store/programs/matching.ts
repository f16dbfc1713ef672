import { budgetEstimate, type BudgetEstimate } from '@wasla/contract/programs/estimate/estimate.ts'
import { matchesAloud, type MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import { meetsCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import { figuresOf, placeOf, type MatchedProfile } from '@wasla/contract/programs/matching/profile.ts'
import { newestFigures, type MeasuredFigures } from '@wasla/contract/programs/matching/measured.ts'
import { typedCriteria } from '@wasla/contract/programs/matching/typed-criteria.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { mayEverJoin } from '@wasla/contract/participations/join.ts'
import { isLicensedOn, licenceStanding } from '@wasla/contract/licences/standing.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { licencesOf, todayOf } from '../licences/own.ts'
import { availableOf } from '../wallet/state.ts'
import { ownProgram, stepOf } from './find.ts'

const accountsOf = ({ memory }: Store, profileId: string): SocialLinkRecord[] =>
  memory.world.socialLinks.filter((link) => link.profileId === profileId)

/** Returns the newest figures of accounts. Demo accounts without a measurement get invented figures of now. */
function measuredOf({ memory, clock }: Store, accounts: readonly SocialLinkRecord[]): MeasuredFigures[] {
  const stored = accounts.flatMap(({ id }) => memory.snapshots.get(id)?.at(-1) ?? [])
  return newestFigures(accounts, stored, clock.now())
}

/** Returns a profile in the form that the check of criteria needs (M-02). */
export function matchedProfile(store: Store, { id, type, countryId, location }: ProfileRecord): MatchedProfile {
  const accounts = accountsOf(store, id)
  return {
    type,
    ...placeOf({ countryId, location }),
    interests: store.memory.world.profileInterests.filter(({ profileId }) => profileId === id).map(({ interestId }) => interestId),
    figures: figuresOf(accounts, measuredOf(store, accounts)),
    isLicensed: isLicensedOn(licenceStanding(licencesOf(store, id)), todayOf(store)),
  }
}

/** Returns the number of followers of all accounts of a profile. */
export const reachOf = (store: Store, profileId: string): number =>
  accountsOf(store, profileId).reduce((sum, { followers }) => sum + followers, 0)

/** Returns all profiles that could join a program now (M-01). */
const candidatesOf = (store: Store): ProfileRecord[] =>
  store.memory.world.profiles.filter(
    ({ type, status, userId }) => mayEverJoin(type) && status === 'Active' && findUser(store, userId)?.suspendedAt === null,
  )

/** Returns the number of candidates that meet the criteria, rounded for display. */
export function matchesOf(store: Store, criteria: ParticipantCriteria): MatchesAloud {
  const candidates = candidatesOf(store)
  const matching = candidates.filter((profile) => meetsCriteria(criteria, matchedProfile(store, profile)))
  return matchesAloud(matching.length, candidates.length)
}

/** Implements the query `programMatches`, for criteria that are not saved yet. */
export const typedMatches = (store: Store, criteria: unknown): MatchesAloud => matchesOf(store, typedCriteria(criteria))

/** Implements the query `programBudgetEstimate` (K-25). */
export function estimateOf(store: Store, profileId: string, programId: string): BudgetEstimate {
  ownProgram(store, profileId, programId)
  const criteria = stepOf(store, programId, 'PARTICIPANT_CRITERIA')?.data ?? typedCriteria({})
  const objectives = stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data ?? null
  return budgetEstimate(objectives, matchesOf(store, criteria), availableOf(store, profileId))
}
