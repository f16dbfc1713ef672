import { sql } from 'kysely'
import type { AdminSort } from '@wasla/contract/admin/lists.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'
import { waitingUsers } from './user-search.ts'

/** Up to this many hits are looked up by their ids. If there are more, the list is read in its order until the page is full. */
const few = 1000

const columnOf = { position: 'w.rank_key', joinedAt: 'w.joined_at' } as const

type Users = NonNullable<ReturnType<typeof waitingUsers>>

/** Returns the ids of one page of the list. Reads only an index, so that entries skipped before a far page cost almost nothing. */
async function findIds(db: Database, users: Users | null, isFew: boolean, sort: AdminSort<'waitingList'>, page: Page): Promise<string[]> {
  let list = db.selectFrom('waiting_list as w').select('w.id').where('w.admitted_at', 'is', null)
  if (users && isFew) {
    const found = await users.select('user_id').execute()
    if (found.length === 0) return []
    list = list.where(
      'w.user_id',
      'in',
      found.map((row) => row.user_id),
    )
  } else if (users) list = list.where(({ exists }) => exists(users.select('user_id').where(sql<boolean>`user_search.user_id = w.user_id`)))
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await list
    .orderBy(columnOf[sort.field], direction)
    .orderBy('w.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

const profileRecord = defineRecord<ProfilesTable>()({ ...nameColumns, type: same })

async function findEntries(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('waiting_list as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.id', 'w.user_id as userId', 'w.profile_id as profileId', 'w.joined_at as joinedAt', 'w.rank_key as rankKey'])
    .select(['w.accepted_invitations as acceptedInvitations', 'u.mobile_no as mobileNo'])
    .select(profileRecord.columns('p'))
    .where('w.admitted_at', 'is', null)
    .where('w.id', 'in', ids)
    .execute()
  return rows.map(({ id, userId, profileId, joinedAt, rankKey, acceptedInvitations, mobileNo, ...profile }) => ({
    ...{ id, userId, profileId, joinedAt, rankKey, acceptedInvitations, mobileNo },
    profile: profileRecord.read(profile),
  }))
}

async function findFollowers(db: Database, profileIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('social_links')
    .select(['profile_id', sql<number>`cast(sum(followers) as bigint)`.as('followers')])
    .where('profile_id', 'in', profileIds)
    .groupBy('profile_id')
    .execute()
  return new Map(rows.map((row) => [row.profile_id, row.followers]))
}

type Query = { words: readonly string[]; role: ProfileType | null; sort: AdminSort<'waitingList'>; page: Page }

/** Returns a page of the people who wait, and their number. `isWhole`: whether the list is unfiltered. */
export async function findWaitingPage({ db, dialect }: { db: Database; dialect: Dialect }, { words, role, sort, page }: Query) {
  const users = waitingUsers(db, dialect, { words, role })
  const { count } = users
    ? await users.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    : await db
        .selectFrom('waiting_list')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('admitted_at', 'is', null)
        .executeTakeFirstOrThrow()
  const ids = await findIds(db, users, count <= few, sort, page)
  if (ids.length === 0) return { count, isWhole: users === null, data: [] }
  const found = new Map((await findEntries(db, ids)).map((entry) => [entry.id, entry]))
  const entries = ids.flatMap((id) => found.get(id) ?? [])
  const followers = await findFollowers(
    db,
    entries.map(({ profileId }) => profileId),
  )
  return {
    count,
    isWhole: users === null,
    data: entries.map((entry) => ({ ...entry, followers: followers.get(entry.profileId) ?? 0 })),
  }
}
