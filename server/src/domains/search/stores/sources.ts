import type { RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Database } from '#database/database.ts'
import type { FoundGroup } from '../entry.ts'

/** Returns the given profiles whose user is suspended. */
export async function findSuspended(db: Database, profileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('profiles.id')
    .where('profiles.id', 'in', profileIds)
    .where('users.suspended_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the services of these profiles, with their lowest prices. */
export async function findPrices(
  db: Database,
  profileIds: readonly string[],
): Promise<{ profileId: string; category: RateCardCategory; priceFrom: number }[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .select(['profile_id as profileId', 'category', 'price_from as priceFrom'])
    .where('profile_id', 'in', profileIds)
    .execute()
  return rows.map((row) => ({ ...row, category: row.category as RateCardCategory }))
}

const openGroups = (db: Database, ids: readonly string[]) =>
  db.selectFrom('groups').where('id', 'in', ids).where('deleted_at', 'is', null).where('is_discoverable', '=', 1)

/** Returns the given groups that search may find (G-03). */
export const findFoundGroups = (db: Database, ids: readonly string[]): Promise<FoundGroup[]> =>
  openGroups(db, ids).select(['id', 'name', 'user_name as userName', 'followers', 'created_at as createdAt']).execute()

/** Returns the given groups that search may find, with the fields of a search result. */
export const findShownGroups = (db: Database, ids: readonly string[]) =>
  openGroups(db, ids).select(['id', 'name', 'user_name as userName', 'photo']).execute()

/** Returns the role of a profile in a group that is not deleted. */
export async function findRole(db: Database, groupId: string, profileId: string) {
  const row = await db
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select('m.role')
    .where('m.group_id', '=', groupId)
    .where('m.profile_id', '=', profileId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.role ?? null
}
