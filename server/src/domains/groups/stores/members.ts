import type { GroupMemberRecord } from '@wasla/contract/groups/record.ts'
import type { Heir } from '@wasla/contract/groups/members.ts'
import type { Database } from '#database/database.ts'
import { memberRow } from './rows.ts'

type Role = GroupMemberRecord['role']

/** Returns a profile's membership in a group. */
export async function findMember(db: Database, groupId: string, profileId: string): Promise<GroupMemberRecord | null> {
  const row = await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row ? memberRow.read(row) : null
}

/** Returns a member of a group by the id of the membership. */
export async function findMemberById(db: Database, groupId: string, id: string): Promise<GroupMemberRecord | null> {
  const row = await db.selectFrom('group_members').selectAll().where('id', '=', id).where('group_id', '=', groupId).executeTakeFirst()
  return row ? memberRow.read(row) : null
}

/** Returns the memberships of profiles in groups that are not deleted. A profile has few. */
export async function findMembershipsOf(db: Database, profileIds: readonly string[]): Promise<GroupMemberRecord[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(memberRow.columns('m'))
    .where('m.profile_id', 'in', profileIds)
    .where('g.deleted_at', 'is', null)
    .orderBy('m.group_id')
    .execute()
  return rows.map(memberRow.read)
}

/** Counts the groups that a user's profiles are members of, without deleted groups and without the group `besides` (G-01). */
export async function countGroupsOf(tx: Database, userId: string, besides: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select((row) => row.fn.count('m.group_id').distinct().as('count'))
    .where('m.user_id', '=', userId)
    .where('g.deleted_at', 'is', null)
    .$if(besides !== null, (query) => query.where('m.group_id', '!=', besides ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the leaders of a group: the owner, then admins by the time of joining; at most `limit`. */
export async function findLeaders(tx: Database, groupId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_members')
    .select('profile_id')
    .where('group_id', '=', groupId)
    .where('role', 'in', ['Owner', 'Admin'])
    // 'Owner' sorts after 'Admin', so descending order puts the owner first.
    .orderBy('role', 'desc')
    .orderBy('joined_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.profile_id)
}

/** Returns all members of a group except one, with the type and status of their profiles. */
export async function findHeirs(tx: Database, groupId: string, besides: string): Promise<Heir[]> {
  const rows = await tx
    .selectFrom('group_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(memberRow.columns('m'))
    .select(['p.type', 'p.status'])
    .where('m.group_id', '=', groupId)
    .where('m.id', '!=', besides)
    .where('p.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({ member: memberRow.read(row), profile: { type: row.type, status: row.status } }))
}

/** Inserts a member. False if the profile is a member already. Of two concurrent inserts, only one succeeds. */
export async function insertMember(tx: Database, member: GroupMemberRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('group_members')
    .values(memberRow.write(member))
    .onConflict((clash) => clash.columns(['group_id', 'profile_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Deletes a membership. False if it no longer exists or its role has changed. */
export async function deleteMember(tx: Database, { id, role }: Pick<GroupMemberRecord, 'id' | 'role'>): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('group_members').where('id', '=', id).where('role', '=', role).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Changes a member's role. False if the membership no longer exists or its role has changed. */
export async function updateRole(tx: Database, { id, role: before }: Pick<GroupMemberRecord, 'id' | 'role'>, role: Role): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_members')
    .set({ role })
    .where('id', '=', id)
    .where('role', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
