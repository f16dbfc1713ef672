import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { flag } from '#database/record.ts'

/** The head of a group's page, for everybody with its link (G-03, X-45). */
export type PagedGroup = Pick<GroupRecord, 'name' | 'userName' | 'description' | 'photo' | 'isDiscoverable' | 'membersCount' | 'createdAt'>

/** Returns the group with a user name in lower case; null if there is none, or if it was deleted. */
export async function groupOfPage(db: Database, userName: string): Promise<PagedGroup | null> {
  const row = await db
    .selectFrom('groups')
    .select(['name', 'user_name', 'description', 'photo', 'is_discoverable', 'members_count', 'created_at'])
    .where('user_name', '=', userName)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        name: row.name,
        userName: row.user_name,
        description: row.description,
        photo: row.photo,
        isDiscoverable: flag.read(row.is_discoverable),
        membersCount: row.members_count,
        createdAt: row.created_at,
      }
    : null
}

/** Returns discoverable groups after a given id, sorted by id. */
export const discoverableGroupsAfter = (db: Database, id: string, count: number): Promise<{ id: string; userName: string }[]> =>
  db
    .selectFrom('groups')
    .select(['id', 'user_name as userName'])
    .where('id', '>', id)
    .where('is_discoverable', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute()
