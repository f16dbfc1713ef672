import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { GroupInvitationRecord, GroupMemberRecord } from '@wasla/contract/groups/record.ts'
import type { Named } from '@wasla/contract/profiles/names.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { Tables } from '#database/schema.ts'
import { profileNames } from '#database/tables/profiles.ts'
import type { FindByWords } from '../deps.ts'
import { groupRow, invitationRow, memberRow, type StoredGroup } from './rows.ts'

type Reader = { readonly db: Database; readonly dialect: Dialect; readonly findByWords: FindByWords }
type GroupsQuery = SelectQueryBuilder<Tables, 'groups', object>
export type GroupRows = { count: number; data: StoredGroup[] }

/* Literals, not parameters: a partial index is used only if the statement itself contains its condition. */
const isShown = sql<boolean>`groups.deleted_at is null and groups.is_discoverable = 1`
const isThere = sql<boolean>`groups.deleted_at is null`
/** Words are folded to letters and digits, so none of them contains a wildcard. */
const holdsWord = (word: string) => sql<boolean>`groups.search_text like ${`%${word}%`}`

const named = (query: GroupsQuery, words: readonly string[]): GroupsQuery =>
  words.reduce((left, word) => left.where(holdsWord(word)), query)

/** Selects discoverable groups whose names contain every word: by the search index if there are few, row by row if there are many. */
async function shownBy(reader: Reader, words: readonly string[]): Promise<GroupsQuery> {
  const shown = reader.db.selectFrom('groups').where(isShown)
  const ids = words.length === 0 ? null : await reader.findByWords(reader, words)
  if (ids === null) return named(shown, words)
  return ids.length === 0 ? shown.where(sql<boolean>`1 = 0`) : shown.where('groups.id', 'in', ids)
}

const countOf = async (query: GroupsQuery): Promise<number> =>
  Number((await query.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)

const rowsOf = (query: GroupsQuery, limit: number, offset = 0) =>
  query.select(groupRow.columns('groups')).orderBy('active_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()

const byActivity = (one: StoredGroup, other: StoredGroup) => other.activeAt - one.activeAt || (one.id < other.id ? 1 : -1)

/** Returns the groups with these ids that are not deleted, newest activity first. */
export async function findAmong(
  { db }: Pick<Reader, 'db'>,
  ids: readonly string[],
  words: readonly string[],
  { limit, offset }: Page,
): Promise<GroupRows> {
  if (ids.length === 0) return { count: 0, data: [] }
  const query = named(db.selectFrom('groups').where(isThere).where('groups.id', 'in', ids), words)
  const rows = (await rowsOf(query, ids.length)).map(groupRow.read)
  return { count: rows.length, data: rows.slice(offset, offset + limit) }
}

/**
 * Returns discoverable groups together with the hidden groups with these ids, newest activity first (G-12). Merges two sorted lists, so
 * that the long list can use an index. A new or renamed group is found by its words half a second later, as in every search.
 */
export async function findShown(
  reader: Reader,
  ownIds: readonly string[],
  words: readonly string[],
  { limit, offset }: Page,
): Promise<GroupRows> {
  const { db } = reader
  const shown = await shownBy(reader, words)
  const hidden =
    ownIds.length === 0
      ? []
      : (
          await rowsOf(
            named(db.selectFrom('groups').where(isThere).where('is_discoverable', '=', 0).where('id', 'in', ownIds), words),
            ownIds.length,
          )
        ).map(groupRow.read)
  // This page may come after all hidden groups. So the long list is read from an offset that is smaller by the number of hidden groups.
  const from = Math.max(0, offset - hidden.length)
  const rows = (await rowsOf(shown, limit + (offset - from), from)).map(groupRow.read)
  const isEnd = rows.length < limit + (offset - from) && (rows.length > 0 || from === 0)
  const count = hidden.length + (isEnd ? from + rows.length : await countOf(shown))
  const last = rows.at(-1)
  const first = rows[0]
  // Hidden groups that are newer than all rows come before them; hidden groups that are older than the last row come after it.
  const before = from === 0 ? [] : hidden.filter((group) => first !== undefined && byActivity(group, first) < 0)
  const between = hidden.filter((group) => !before.includes(group) && (isEnd || (last !== undefined && byActivity(group, last) < 0)))
  const start = offset - from - before.length
  return { count, data: [...rows, ...between].toSorted(byActivity).slice(start, start + limit) }
}

/** Returns discoverable groups that share interests, most shared first, then by followers; without the groups in `besides`. */
export async function findSharing(
  db: Database,
  interests: readonly string[],
  besides: readonly string[],
  limit: number,
): Promise<StoredGroup[]> {
  if (interests.length === 0) return []
  const rows = await db
    .selectFrom('groups')
    .innerJoin(
      (shared) =>
        shared
          .selectFrom('group_interests')
          .select('group_id')
          .select((row) => row.fn.countAll().as('shared'))
          .where('interest_id', 'in', interests)
          .groupBy('group_id')
          .as('likings'),
      (join) => join.onRef('likings.group_id', '=', 'groups.id'),
    )
    .select(groupRow.columns('groups'))
    .where(isShown)
    .$if(besides.length > 0, (query) => query.where('groups.id', 'not in', besides))
    .orderBy('likings.shared', 'desc')
    .orderBy('groups.followers', 'desc')
    .orderBy('groups.id')
    .limit(limit)
    .execute()
  return rows.map(groupRow.read)
}

/** Returns discoverable groups, most followers first; without the groups in `besides`. */
export async function findLargest(db: Database, besides: readonly string[], limit: number): Promise<StoredGroup[]> {
  const rows = await db
    .selectFrom('groups')
    .select(groupRow.columns('groups'))
    .where(isShown)
    .$if(besides.length > 0, (query) => query.where('id', 'not in', besides))
    .orderBy('followers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(groupRow.read)
}

type Role = GroupMemberRecord['role']
/** Sorts by role: Owner, Admin, Member (G-25). */
const roleRank = sql`case m.role when 'Owner' then 0 when 'Admin' then 1 else 2 end`

const membersOf = (db: Database, groupId: string, role: Role | null) =>
  db
    .selectFrom('group_members as m')
    .where('m.group_id', '=', groupId)
    .$if(role !== null, (query) => query.where('m.role', '=', role ?? 'Member'))

/** Returns a page of a group's members in their order (G-25). */
export async function findMembers(db: Database, groupId: string, role: Role | null, { limit, offset }: Page): Promise<GroupMemberRecord[]> {
  const rows = await membersOf(db, groupId, role)
    .select(memberRow.columns('m'))
    .orderBy(roleRank)
    .orderBy('m.joined_at')
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(memberRow.read)
}

/** Counts the members of a group with a role. */
export async function countMembers(db: Database, groupId: string, role: Role): Promise<number> {
  const { count } = await membersOf(db, groupId, role)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A member with the names that they are searched by. */
export type NamedMember = { member: GroupMemberRecord; profile: Named & { userName: string | null } }

/** Returns all members of a group in their order with their names: some hundreds at most. */
export async function findNamedMembers(db: Database, groupId: string, role: Role | null): Promise<NamedMember[]> {
  const rows = await membersOf(db, groupId, role)
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(memberRow.columns('m'))
    .select(profileNames.columns('p'))
    .select(['p.user_name', 'p.status as profile_status'])
    .orderBy(roleRank)
    .orderBy('m.joined_at')
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({
    member: memberRow.read(row),
    profile: { ...profileNames.read(row), userName: isPublic({ status: row.profile_status }) ? row.user_name : null },
  }))
}

type Selection = { groupId: string; isJoinRequest: boolean; status: GroupInvitationRecord['status']; now: number }

/**
 * Returns a page of a group's invitations or requests with a status, newest first, and their number. Expired invitations do not count as
 * Pending.
 */
export async function findInvitations(
  db: Database,
  { groupId, isJoinRequest, status, now }: Selection,
  { limit, offset }: Page,
): Promise<{ count: number; data: GroupInvitationRecord[] }> {
  const found = db
    .selectFrom('group_invitations')
    .where('group_id', '=', groupId)
    .where('is_join_request', '=', isJoinRequest ? 1 : 0)
    .where('status', '=', status)
    .$if(status === 'Pending' && !isJoinRequest, (query) => query.where('expires_at', '>', now))
  const { count } = await found.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { count: Number(count), data: rows.map(invitationRow.read) }
}

/** Returns groups of which any profile of a user is a member, newest membership first (G-01). */
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
    .select(groupRow.columns('g'))
    .where('g.deleted_at', 'is', null)
    .orderBy('mine.joined_at', 'desc')
    .orderBy('g.id', 'desc')
    .execute()
  return rows.map(groupRow.read)
}
