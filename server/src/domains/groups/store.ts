import { sql } from 'kysely'
import type { GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { GroupsTable } from '#database/tables/groups.ts'

const group = defineRecord<GroupsTable>()({
  id: same,
  name: same,
  userName: same,
  description: same,
  photo: same,
  coverPhoto: same,
  isPrivate: flag,
  isDiscoverable: flag,
  ownerId: same,
  ownerType: same,
  followers: same,
  createdAt: same,
})

/** A group without its interests, which are rows of their own. */
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
    .select(group.columns('g'))
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
  return rows.map((row) => ({ ...group.read(row), membersCount: row.members ?? 0 }))
}

type Membership = Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'> & { role: GroupMemberRecord['role'] | null }

/** A group's two switches, and the role that a profile has in it. */
export async function findMembership(db: Database, groupId: string, profileId: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('groups as g')
    .leftJoin('group_members as m', (join) => join.onRef('m.group_id', '=', 'g.id').on('m.profile_id', '=', profileId))
    .select(['g.is_private', 'g.is_discoverable', 'm.role'])
    .where('g.id', '=', groupId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { isPrivate: flag.read(row.is_private), isDiscoverable: flag.read(row.is_discoverable), role: row.role } : null
}

/** Interests of several groups at once, each in its order. */
export const findInterestsOfGroups = (db: Database, groupIds: readonly string[]) =>
  db.selectFrom('group_interests').select(['group_id', 'interest_id']).where('group_id', 'in', groupIds).orderBy('position').execute()

/** Whether a group has, or had, a user name, by its lower-case form (D-03). */
export const isUserNameOfGroup = async (db: Database, key: string): Promise<boolean> =>
  (await db
    .selectFrom('groups')
    .select('id')
    .where(sql`lower(user_name)`, '=', key)
    .limit(1)
    .executeTakeFirst()) !== undefined
