import type { LocationRecord } from '@wasla/contract/profiles/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { individualTypes, type IndividualType } from '@wasla/contract/profiles/types.ts'
import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { Database } from '#database/database.ts'

/** A profile that may join programs, with its country and location. */
export type JoiningProfile = {
  id: string
  type: IndividualType
  countryId: string | null
  location: Pick<LocationRecord, 'placeId'> | null
}

const isJoining = (type: string): type is JoiningProfile['type'] => individualTypes.some((one) => one === type)

/** Returns the given profiles that may join programs (M-01). */
export async function findJoining(db: Database, ids: readonly string[]): Promise<JoiningProfile[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id', 'profiles.type', 'profiles.country_id', 'profiles.location'])
    .where('profiles.id', 'in', ids)
    .where('profiles.type', 'in', individualTypes)
    .where('profiles.status', '=', 'Active')
    .where('profiles.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .execute()
  return rows.flatMap(({ id, type, country_id: countryId, location }) =>
    isJoining(type)
      ? [{ id, type, countryId, location: location === null ? null : (JSON.parse(location) as Pick<LocationRecord, 'placeId'>) }]
      : [],
  )
}

export type CandidateAccount = {
  id: string
  profileId: string
  platform: Platform
  userName: string
  followers: number
  source: DataSource
}

/** Returns the accounts of these profiles. */
export async function findAccountsOf(db: Database, profileIds: readonly string[]): Promise<CandidateAccount[]> {
  const rows = await db
    .selectFrom('social_links')
    .select(['id', 'profile_id as profileId', 'platform', 'user_name as userName', 'followers', 'source'])
    .where('profile_id', 'in', profileIds)
    .execute()
  return rows as CandidateAccount[]
}

/** Returns engagement in percent and views of each account's newest snapshot. */
export async function findNewestFigures(db: Database, accountIds: readonly string[]) {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('social_snapshots')
    .innerJoin(
      (query) =>
        query
          .selectFrom('social_snapshots')
          .select(({ fn }) => ['account_id', fn.max('day').as('day')])
          .where('account_id', 'in', accountIds)
          .groupBy('account_id')
          .as('newest'),
      (join) => join.onRef('newest.account_id', '=', 'social_snapshots.account_id').onRef('newest.day', '=', 'social_snapshots.day'),
    )
    .select(['social_snapshots.account_id as accountId', 'social_snapshots.engagement', 'social_snapshots.views'])
    .execute()
  return rows.map(({ engagement, ...row }) => ({ ...row, engagement: engagement === null ? null : engagement / 100 }))
}

/** Returns the interests of these profiles. */
export const findInterestsOf = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom('profile_interests')
    .select(['profile_id as profileId', 'interest_id as interestId'])
    .where('profile_id', 'in', profileIds)
    .execute()

/** Returns the last day of the licence of each of these profiles that has one: the licence that was approved last and not removed (Y-46). */
export const findLicensed = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom('licences as l')
    .innerJoin('verifications as v', 'v.id', 'l.id')
    .select(['l.profile_id as profileId', 'l.expires_on as licensedUntil'])
    .where('l.profile_id', 'in', profileIds)
    .where('l.removed_at', 'is', null)
    .where('v.status', '=', 'Approved')
    // The map of the caller keeps the last row of a profile.
    .orderBy('v.reviewed_at')
    .execute()
