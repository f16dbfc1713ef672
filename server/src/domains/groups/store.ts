import type { GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'

/** A group as its row tells it; its interests are rows of their own. */
export type StoredGroup = Omit<GroupRecord, 'interestIds'>

/** Groups in which any profile of the user is a member, newest membership first (G-01). */
export async function findGroupsOf(db: Database, userId: string): Promise<StoredGroup[]> {
  const rows = await db
    .selectFrom('groups as g')
    .innerJoin(
      (members) =>
        members
          .selectFrom('group_members')
          .select((row) => ['group_id', row.fn.max('joined_at').as('joined_at')])
          .where('user_id', '=', userId)
          .groupBy('group_id')
          .as('mine'),
      (join) => join.onRef('mine.group_id', '=', 'g.id'),
    )
    .selectAll('g')
    .select((row) =>
      row
        .selectFrom('group_members as m')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('m.group_id', '=', 'g.id')
        .as('members'),
    )
    .where('g.deleted_at', 'is', null)
    .orderBy('mine.joined_at', 'desc')
    .orderBy('g.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    userName: row.user_name,
    description: row.description,
    photo: row.photo,
    coverPhoto: row.cover_photo,
    isPrivate: row.is_private === 1,
    isDiscoverable: row.is_discoverable === 1,
    ownerId: row.owner_id,
    ownerType: row.owner_type,
    followers: row.followers,
    membersCount: row.members ?? 0,
    createdAt: row.created_at,
  }))
}

type Found = { isPrivate: boolean; isDiscoverable: boolean; role: GroupMemberRecord['role'] | null }

/** A group's two switches and the role a profile has in it. */
export async function findStanding(db: Database, groupId: string, profileId: string): Promise<Found | null> {
  const row = await db
    .selectFrom('groups as g')
    .leftJoin('group_members as m', (join) => join.onRef('m.group_id', '=', 'g.id').on('m.profile_id', '=', profileId))
    .select(['g.is_private', 'g.is_discoverable', 'm.role'])
    .where('g.id', '=', groupId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { isPrivate: row.is_private === 1, isDiscoverable: row.is_discoverable === 1, role: row.role } : null
}

/** Interests of several groups at once, each in its order. */
export const findInterestsOfGroups = (db: Database, groupIds: readonly string[]) =>
  db.selectFrom('group_interests').select(['group_id', 'interest_id']).where('group_id', 'in', groupIds).orderBy('position').execute()
