import { sql, type Expression } from 'kysely'
import type { GroupFields } from '@wasla/contract/groups/change.ts'
import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import type { GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { groupSearchText } from '@wasla/contract/groups/search-text.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { flag } from '#database/record.ts'
import { lockingButKeys } from '#database/row-lock.ts'
import { groupedBy } from '#platform/grouped.ts'
import { groupRow, newGroup, type StoredGroup } from './rows.ts'

/** Selects the interests of several groups, each in its order. */
const interestsOf = (db: Database, groupIds: readonly string[]) =>
  db.selectFrom('group_interests').select(['group_id', 'interest_id']).where('group_id', 'in', groupIds).orderBy('position').execute()

/** Adds the interests to groups, in one statement. */
export async function withInterests(db: Database, groups: readonly StoredGroup[]): Promise<GroupRecord[]> {
  if (groups.length === 0) return []
  const interests = groupedBy(
    await interestsOf(
      db,
      groups.map(({ id }) => id),
    ),
    (row) => row.group_id,
    (row) => row.interest_id,
  )
  return groups.map((group) => ({ ...group, interestIds: interests.get(group.id) ?? [] }))
}

const one = async (db: Database, rows: readonly StoredGroup[]): Promise<GroupRecord | null> => (await withInterests(db, rows))[0] ?? null

const there = (db: Database) => db.selectFrom('groups').select(groupRow.columns('groups')).where('deleted_at', 'is', null)

/** Returns a group that is not deleted. */
export const findGroup = async (db: Database, id: string): Promise<GroupRecord | null> =>
  one(db, (await there(db).where('id', '=', id).execute()).map(groupRow.read))

/** Returns the group with this user name, in any case; null if it is deleted. */
export const findGroupByName = async (db: Database, name: string): Promise<GroupRecord | null> =>
  one(db, (await there(db).where('user_name', '=', name.toLowerCase()).execute()).map(groupRow.read))

/**
 * Locks these groups until the transaction ends, except deleted ones. Always locks in one order, so that two transactions cannot deadlock.
 * The lock does not include keys, because rows of figures refer to the group. The job that writes these rows holds the stale mark for which
 * a join waits.
 */
export async function lockGroups(tx: Database, dialect: Dialect, ids: readonly string[]): Promise<GroupRecord[]> {
  if (ids.length === 0) return []
  const rows = await there(tx).where('id', 'in', ids).orderBy('id').$call(lockingButKeys(dialect)).execute()
  return withInterests(tx, rows.map(groupRow.read))
}

/** Locks one group; see `lockGroups`. */
export const lockGroup = async (tx: Database, dialect: Dialect, id: string): Promise<GroupRecord | null> =>
  (await lockGroups(tx, dialect, [id]))[0] ?? null

/** Inserts a group. False if another group has the user name or one that looks like it. Of two concurrent inserts, only one succeeds. */
export async function insertGroup(tx: Database, { interestIds: _none, ...group }: GroupRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('groups')
    .values(newGroup(group))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Updates fields of a group, and adds `members` to its member count. False if it is deleted. */
export async function updateGroup(
  tx: Database,
  { id, userName }: Pick<GroupRecord, 'id' | 'userName'>,
  { interestIds, deletedAt, ...fields }: Partial<GroupFields>,
  members: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('groups')
    .set({
      ...groupRow.write(fields),
      ...(fields.name === undefined ? {} : { search_text: groupSearchText({ name: fields.name, userName }) }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt }),
    })
    .set((row) => ({ members_count: sql<number>`${row.ref('members_count')} + ${members}` }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (interestIds) await replaceInterests(tx, id, interestIds)
  return numUpdatedRows === 1n
}

async function replaceInterests(tx: Database, groupId: string, interests: readonly string[]): Promise<void> {
  await tx.deleteFrom('group_interests').where('group_id', '=', groupId).execute()
  await tx
    .insertInto('group_interests')
    .values(interests.map((interestId, position) => ({ group_id: groupId, interest_id: interestId, position })))
    .execute()
}

/**
 * Returns whether a user name looks like the user name of a group, or of a group that was deleted after `since` (G-22, security case 56).
 */
export const isGroupNameTaken = async (db: Database, userName: string, since: number): Promise<boolean> =>
  (await db
    .selectFrom('groups')
    .select('id')
    .where('user_name_look', '=', groupNameConfusableKey(userName))
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', since)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

const released = (id: Expression<string>) => sql<string>`'released:' || ${id}`

/**
 * Renames groups that were deleted before or at `since` and whose user name looks like `userName`. The new names cannot be typed by
 * anybody. The rows are not deleted.
 */
export const releaseGroupName = (tx: Database, userName: string, since: number) =>
  tx
    .updateTable('groups')
    .set((row) => ({ user_name: released(row.ref('id')), user_name_look: released(row.ref('id')) }))
    .where('user_name_look', '=', groupNameConfusableKey(userName))
    .where('deleted_at', '<=', since)
    .execute()

type Membership = Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'> & { role: GroupMemberRecord['role'] | null }

/** Returns a group's two privacy settings, and the role that a profile has in it. */
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
