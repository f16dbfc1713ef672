import { sql } from 'kysely'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import type { ProfileSummary } from '@wasla/contract/admin/records.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import type { Page, PageArgument } from '@wasla/contract/common/page.ts'
import type { UserRow, UserRowPage } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { holdsWords } from '#database/words/words.ts'
import type { AdminParts } from '../parts.ts'
import { freshen, marksFor } from './found.ts'

export type UserSearch = {
  term?: string | null | undefined
  suspended?: boolean | null | undefined
  closed?: boolean | null | undefined
  profileType?: ProfileType | null | undefined
  profileStatus?: ProfileStatus | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const columnOf = { createdAt: 'created_at', name: 'sort_name' } as const

/** Whether a search leaves anybody out. */
const isFiltered = ({ term, suspended, closed, profileType, profileStatus }: UserSearch) =>
  searchWords(term) !== null || (suspended ?? null) !== null || (closed ?? null) !== null || Boolean(profileType) || Boolean(profileStatus)

/** Everybody a search is about, unordered. */
function matching({ db, dialect }: Pick<AdminParts, 'db' | 'dialect'>, search: UserSearch) {
  const { term, suspended, closed, profileType, profileStatus } = search
  const words = searchWords(term) ?? []
  let query = db.selectFrom('user_search')
  // Written out: an index of the suspended alone is used only where it is sure to hold them.
  if (suspended !== null && suspended !== undefined) query = query.where('suspended', '=', sql.lit(suspended ? 1 : 0))
  if (closed !== null && closed !== undefined)
    query = query.where('user_id', closed ? 'in' : 'not in', (gone) => gone.selectFrom('closed_accounts').select('closed_accounts.user_id'))
  if (profileType || profileStatus)
    query = query.where(sql<boolean>`(marks & ${marksFor(profileType ?? null, profileStatus ?? null)}) <> 0`)
  for (const condition of holdsWords(dialect, words)) query = query.where(condition)
  return query
}

/** Found in one reading of the table where they are so few; of more, one index is walked in its order until the page is full. */
const few = 1000

type Order = { column: 'created_at' | 'sort_name'; descending: boolean }

/** Ids of one page of a search, and how many it finds. */
async function find(parts: Pick<AdminParts, 'db' | 'dialect'>, search: UserSearch, { column, descending }: Order, page: Page) {
  const found = matching(parts, search)
  if (isFiltered(search)) {
    const rows = await found
      .select(['user_id as id', `${column} as key`])
      .limit(few + 1)
      .execute()
    if (rows.length <= few) {
      const sign = descending ? -1 : 1
      const sorted = rows.toSorted((one, other) =>
        one.key === other.key ? sign * (one.id < other.id ? -1 : 1) : sign * (one.key < other.key ? -1 : 1),
      )
      return { count: rows.length, ids: sorted.slice(page.offset, page.offset + page.limit).map(({ id }) => id) }
    }
  }
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const direction = descending ? 'desc' : 'asc'
  const rows = await found
    .select('user_id as id')
    .orderBy(column, direction)
    .orderBy('user_id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { count, ids: rows.map(({ id }) => id) }
}

/** Users as the back office shows them, in the order of `ids`; three statements however many they are. */
export async function userRows(db: Database, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const users = await db
    .selectFrom('users as u')
    .leftJoin('closed_accounts as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.mobile_no', 'u.created_at', 'u.suspended_at', 'u.last_sign_in_at', 'c.closed_at'])
    .where('u.id', 'in', ids)
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
      suspendedAt: user.suspended_at === null ? null : toDateTime(user.suspended_at),
      closedAt: user.closed_at === null ? null : toDateTime(user.closed_at),
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
  const sort = adminSortOf('users', search.pagination?.sort)
  const order = { column: columnOf[sort.field], descending: sort.descending }
  const { count, ids } = await find(parts, search, order, adminPageOf(search.pagination))
  return { count, data: await userRows(db, ids) }
}
