import { sql } from 'kysely'
import { adminPageOf, adminSortOf, type AdminSort, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { admitNextRules, admitRules } from '@wasla/contract/admin/rules.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import type { Page, PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WaitingListRow, WaitingListRowPage } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import { holdsWords } from '#database/words/words.ts'
import type { OnboardingService } from '../../onboarding/service.ts'
import { actorOf, writeAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { freshen, marksFor, waitingMark } from '../users/found.ts'

export type WaitingListSearch = {
  term?: string | null | undefined
  role?: ProfileType | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

/** So few are looked up one by one; of more, the list is walked in its order until the page is full. */
const few = 1000

/** Ids of the users a search is about; null where it is about everybody who waits. */
function searched({ db, dialect }: Pick<AdminParts, 'db' | 'dialect'>, { term, role }: WaitingListSearch) {
  const words = searchWords(term) ?? []
  if (words.length === 0 && !role) return null
  let query = db.selectFrom('user_search').where(sql<boolean>`(marks & ${waitingMark}) <> 0`)
  if (role) query = query.where(sql<boolean>`(marks & ${marksFor(role, 'Onboarding')}) <> 0`)
  for (const condition of holdsWords(dialect, words)) query = query.where(condition)
  return query
}

const columnOf = { position: 'w.rank_key', joinedAt: 'w.joined_at' } as const

type Searched = NonNullable<ReturnType<typeof searched>>

/** Ids of one page of the line, from its index alone: whoever is passed over on the way to a far page costs next to nothing. */
async function pageOfLine(
  { db }: Pick<AdminParts, 'db'>,
  users: Searched | null,
  isFew: boolean,
  sort: AdminSort<'waitingList'>,
  page: Page,
): Promise<string[]> {
  let line = db.selectFrom('waiting_list as w').select('w.id').where('w.admitted_at', 'is', null)
  if (users && isFew) {
    const found = await users.select('user_id').execute()
    if (found.length === 0) return []
    line = line.where(
      'w.user_id',
      'in',
      found.map((row) => row.user_id),
    )
  } else if (users) line = line.where(({ exists }) => exists(users.select('user_id').where(sql<boolean>`user_search.user_id = w.user_id`)))
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await line
    .orderBy(columnOf[sort.field], direction)
    .orderBy('w.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

const entries = (db: Database) =>
  db
    .selectFrom('waiting_list as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.id', 'w.user_id', 'w.profile_id', 'w.joined_at', 'w.rank_key', 'w.accepted_invitations'])
    .select(['p.type', 'p.first_name', 'p.last_name', 'u.mobile_no'])
    .where('w.admitted_at', 'is', null)

async function followersOf(db: Database, profileIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('social_links')
    .select(['profile_id', sql<number>`cast(sum(followers) as bigint)`.as('followers')])
    .where('profile_id', 'in', profileIds)
    .groupBy('profile_id')
    .execute()
  return new Map(rows.map((row) => [row.profile_id, row.followers]))
}

/** `adminWaitingList`: who waits, in line; by number, name or user name, and by what they want to be. */
export async function waitingList(
  parts: Pick<AdminParts, 'db' | 'dialect'>,
  onboarding: Pick<OnboardingService, 'placeOf'>,
  search: WaitingListSearch,
): Promise<WaitingListRowPage> {
  const { db } = parts
  await freshen(db)
  const page = adminPageOf(search.pagination)
  const sort = adminSortOf('waitingList', search.pagination?.sort)
  const users = searched(parts, search)
  const total = users
    ? await users.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    : await db
        .selectFrom('waiting_list')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('admitted_at', 'is', null)
        .executeTakeFirstOrThrow()
  const { count } = total
  const ids = await pageOfLine(parts, users, count <= few, sort, page)
  const found = ids.length === 0 ? [] : await entries(db).where('w.id', 'in', ids).execute()
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
  const followers = await followersOf(
    db,
    rows.map((row) => row.profile_id),
  )
  const inLine = users === null && sort.field === 'position' && !sort.descending
  const data: WaitingListRow[] = []
  for (const [at, row] of rows.entries())
    data.push({
      id: row.id,
      userId: row.user_id,
      mobileNumber: row.mobile_no,
      position: inLine ? page.offset + at + 1 : (await onboarding.placeOf({ id: row.id, rankKey: row.rank_key })).ahead + 1,
      role: row.type,
      followers: followers.get(row.profile_id) ?? 0,
      acceptedInvitations: row.accepted_invitations,
      joinedAt: toDateTime(row.joined_at),
      name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    })
  return { count, data }
}

const line = (parts: AdminParts, admin: Admin, asked: unknown) => async (tx: Database, admitted: readonly string[]) => {
  for (const target of admitted)
    await writeAction(tx, parts, admin, { action: 'admin.admitted', target, before: { admitted: false }, after: { admitted: true, asked } })
}

/** `adminAdmitWaitingList` (C-10): these entries. `NO_CHANGES_TO_UPDATE` where none of them waits any more. */
export async function admitEntries(
  parts: AdminParts,
  onboarding: Pick<OnboardingService, 'admit'>,
  admin: Admin,
  input: { entryIds: readonly string[] },
): Promise<void> {
  const { entryIds } = accept(admitRules, input)
  const admitted = await onboarding.admit(entryIds, actorOf(admin), line(parts, admin, 'chosen'))
  if (admitted.length === 0) throw new Problem('NO_CHANGES_TO_UPDATE')
}

/** `adminAdmitNext` (C-10): so many from the head of the line. `NO_CHANGES_TO_UPDATE` where nobody waits. */
export async function admitNextInLine(
  parts: AdminParts,
  onboarding: Pick<OnboardingService, 'admitNext'>,
  admin: Admin,
  input: { count: number },
): Promise<void> {
  const { count } = accept(admitNextRules, input)
  const admitted = await onboarding.admitNext(count, actorOf(admin), line(parts, admin, { next: count }))
  if (admitted.length === 0) throw new Problem('NO_CHANGES_TO_UPDATE')
}
