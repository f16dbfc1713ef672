import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'
import { inTransaction } from '#database/transaction.ts'
import { holdsWords } from '#database/words/words.ts'
import { marksFor, searchRowOf, waitingMark } from '../users/search-row.ts'

export type UserFilter = {
  words: readonly string[]
  suspended: boolean | null
  closed: boolean | null
  profileType: ProfileType | null
  profileStatus: ProfileStatus | null
}

const isFiltered = ({ words, suspended, closed, profileType, profileStatus }: UserFilter) =>
  words.length > 0 || suspended !== null || closed !== null || profileType !== null || profileStatus !== null

/** Returns the search rows that match a filter, in no order. */
function matching(db: Database, dialect: Dialect, { words, suspended, closed, profileType, profileStatus }: UserFilter) {
  let query = db.selectFrom('user_search')
  // A literal, because the partial index of suspended users is used only if the value is known when the statement is planned.
  if (suspended !== null) query = query.where('suspended', '=', sql.lit(suspended ? 1 : 0))
  if (closed !== null)
    query = query.where('user_id', closed ? 'in' : 'not in', (gone) => gone.selectFrom('closed_accounts').select('closed_accounts.user_id'))
  if (profileType || profileStatus) query = query.where(sql<boolean>`(marks & ${marksFor(profileType, profileStatus)}) <> 0`)
  for (const condition of holdsWords(dialect, words)) query = query.where(condition)
  return query
}

/** Up to this many hits are read at once and sorted here. If there are more, an index is read in its order until the page is full. */
const few = 1000

export type UserOrder = { column: 'created_at' | 'sort_name'; descending: boolean }

/** Returns the ids of one page of a search, and the number of hits. */
export async function findUserPage(
  { db, dialect }: { db: Database; dialect: Dialect },
  filter: UserFilter,
  { column, descending }: UserOrder,
  page: Page,
): Promise<{ count: number; ids: string[] }> {
  const found = matching(db, dialect, filter)
  if (isFiltered(filter)) {
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

/** Returns a query for the users in the waiting list who match, or null if the filter is empty. */
export function waitingUsers(db: Database, dialect: Dialect, { words, role }: { words: readonly string[]; role: ProfileType | null }) {
  if (words.length === 0 && role === null) return null
  let query = db.selectFrom('user_search').where(sql<boolean>`(marks & ${waitingMark}) <> 0`)
  if (role) query = query.where(sql<boolean>`(marks & ${marksFor(role, 'Onboarding')}) <> 0`)
  for (const condition of holdsWords(dialect, words)) query = query.where(condition)
  return query
}

const batchSize = 500

const profileRecord = defineRecord<ProfilesTable>()({
  ...nameColumns,
  userId: same,
  type: same,
  status: same,
  onboardingStep: same,
  userName: same,
})

async function freshenSome(tx: Database): Promise<number> {
  const next = await tx.selectFrom('user_search_stale').select('user_id').orderBy('user_id').limit(batchSize).execute()
  if (next.length === 0) return 0
  // The marks are deleted before the users are read: a concurrent change waits for this transaction and then marks its user as stale again.
  const taken = await tx
    .deleteFrom('user_search_stale')
    .where(
      'user_id',
      'in',
      next.map((row) => row.user_id),
    )
    .returning('user_id')
    .execute()
  const ids = taken.map((row) => row.user_id)
  if (ids.length === 0) return next.length
  const users = await tx
    .selectFrom('users')
    .select(['id as userId', 'mobile_no as mobileNo', 'created_at as createdAt', 'suspended_at as suspendedAt'])
    .where('id', 'in', ids)
    .execute()
  const profiles = await tx
    .selectFrom('profiles')
    .select(profileRecord.columns('profiles'))
    .where('user_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byUser = Map.groupBy(profiles.map(profileRecord.read), (profile) => profile.userId)
  if (users.length > 0)
    await tx
      .insertInto('user_search')
      .values(users.map((user) => searchRowOf(user, byUser.get(user.userId) ?? [])))
      .onConflict((clash) =>
        clash.column('user_id').doUpdateSet((row) => ({
          suspended: row.ref('excluded.suspended'),
          marks: row.ref('excluded.marks'),
          sort_name: row.ref('excluded.sort_name'),
          words: row.ref('excluded.words'),
        })),
      )
      .execute()
  return next.length
}

/** Updates the search rows of changed users. Call it before a search, so that the search misses nobody. */
export async function freshen(db: Database): Promise<void> {
  const any = await db.selectFrom('user_search_stale').select('user_id').limit(1).executeTakeFirst()
  if (!any) return
  while ((await inTransaction(db, freshenSome)) === batchSize);
}

/** Returns the profiles of at most `mostUsers` users who match. */
export async function findProfileIds(
  { db, dialect }: { db: Database; dialect: Dialect },
  words: readonly string[],
  mostUsers: number,
): Promise<string[]> {
  const filter = { words, suspended: null, closed: null, profileType: null, profileStatus: null }
  const users = matching(db, dialect, filter).select('user_id').orderBy('user_id').limit(mostUsers)
  const found = (await users.execute()).map(({ user_id }) => user_id)
  if (found.length === 0) return []
  const rows = await db.selectFrom('profiles').select('id').where('user_id', 'in', found).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
