import { sql } from 'kysely'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import type { ProfileSummary } from '@wasla/contract/admin/records.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { UserRow, UserRowPage } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { contains } from '#database/contains/contains.ts'
import type { Database } from '#database/database.ts'
import type { AdminParts } from '../parts.ts'
import { freshen, marksFor } from './found.ts'

export type UserSearch = {
  term?: string | null | undefined
  suspended?: boolean | null | undefined
  profileType?: ProfileType | null | undefined
  profileStatus?: ProfileStatus | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const columnOf = { createdAt: 'created_at', name: 'sort_name' } as const

/** Everybody a search is about, unordered. */
function matching({ db, dialect }: Pick<AdminParts, 'db' | 'dialect'>, search: UserSearch) {
  const { term, suspended, profileType, profileStatus } = search
  const words = searchWords(term) ?? []
  const filtered = profileType || profileStatus ? marksFor(profileType ?? null, profileStatus ?? null) : null
  let query = db.selectFrom('user_search')
  if (suspended !== null && suspended !== undefined) query = query.where('suspended', '=', suspended ? 1 : 0)
  if (filtered !== null) query = query.where(sql<boolean>`(marks & ${filtered}) <> 0`)
  for (const word of words) query = query.where(contains(dialect, 'user_search.words', word))
  return query
}

/** Users as the back office shows them, in the order of `ids`; three statements however many they are. */
export async function userRows(db: Database, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const users = await db
    .selectFrom('users')
    .select(['id', 'mobile_no', 'created_at', 'suspended_at', 'last_sign_in_at'])
    .where('id', 'in', ids)
    .execute()
  const profiles = await db
    .selectFrom('profiles')
    .select(['id', 'user_id', 'type', 'status', 'first_name', 'last_name', 'name', 'user_name', 'label', 'is_active_membership'])
    .where('user_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const seen = await db
    .selectFrom('sessions')
    .select((row) => ['user_id', row.fn.max('last_used_at').as('last')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute()
  const lastUse = new Map(seen.map((row) => [row.user_id, row.last]))
  const byUser = Map.groupBy(profiles, (profile) => profile.user_id)
  const rows = users.map((user): UserRow => {
    const own = (byUser.get(user.id) ?? []).map((profile): ProfileSummary => ({
      id: profile.id,
      type: profile.type,
      status: profile.status,
      name: profile.name ?? [profile.first_name, profile.last_name].filter(Boolean).join(' '),
      userName: profile.user_name,
      label: profile.label,
      isActiveMembership: profile.is_active_membership === 1,
    }))
    const last = Math.max(user.last_sign_in_at ?? 0, lastUse.get(user.id) ?? 0)
    return {
      id: user.id,
      mobileNumber: user.mobile_no,
      name: own.find((profile) => profile.name !== '')?.name ?? null,
      profiles: own,
      isSuspended: user.suspended_at !== null,
      createdAt: toDateTime(user.created_at),
      lastSeenAt: last === 0 ? null : toDateTime(last),
    }
  })
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

/** `adminUsers`: by number, name or user name, in either script, however it is spelt; and by where their profiles stand. */
export async function listUsers(parts: Pick<AdminParts, 'db' | 'dialect'>, search: UserSearch): Promise<UserRowPage> {
  const { db } = parts
  await freshen(db)
  const page = adminPageOf(search.pagination)
  const sort = adminSortOf('users', search.pagination?.sort)
  const found = matching(parts, search)
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const direction = sort.descending ? 'desc' : 'asc'
  const ids = await found
    .select('user_id')
    .orderBy(columnOf[sort.field], direction)
    .orderBy('user_id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return {
    count,
    data: await userRows(
      db,
      ids.map((row) => row.user_id),
    ),
  }
}
