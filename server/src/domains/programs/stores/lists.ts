import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { DiscoverQuery } from '@wasla/contract/programs/discover/filter.ts'
import type { ListedStatus } from '@wasla/contract/programs/page/visibility.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Part } from '#database/after-place.ts'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/schema.ts'
import { programRow } from './programs.ts'

export type ProgramRows = { count: number; data: ProgramRecord[] }

type ProgramsQuery = SelectQueryBuilder<Tables, 'programs', object>

/* Literals instead of bound values: a partial index is used only if the query text itself implies its condition. */
const isOffered = sql<boolean>`programs.is_visible = 1 and programs.deleted_at is null and programs.status not in ('Draft', 'OnHold', 'Retired')`
const isThere = sql<boolean>`programs.deleted_at is null`
const isOut = (now: number) => sql<boolean>`(programs.publish_date is null or programs.publish_date <= ${now})`
/** Words are folded to letters and digits, so they contain no wildcards. */
const holdsWord = (word: string) => sql<boolean>`programs.search_text like ${`%${word}%`}`

const counting = (query: ProgramsQuery) => query.select((row) => row.fn.countAll().as('count'))
const countOf = async (query: ProgramsQuery): Promise<number> => Number((await counting(query).executeTakeFirstOrThrow()).count)

/** Returns one page of a query in its order, with the count of all rows. If the list ends on this page, no count query is needed. */
async function pageOf(query: ProgramsQuery, orderBy: 'published_at' | 'created_at', { limit, offset }: Page): Promise<ProgramRows> {
  const rows = await query
    .select(programRow.columns('programs'))
    .orderBy(`programs.${orderBy}`, 'desc')
    .orderBy('programs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const isEnd = rows.length < limit && (rows.length > 0 || offset === 0)
  return { count: isEnd ? offset + rows.length : await countOf(query), data: rows.map(programRow.read) }
}

type DiscoverReader = { userId: string; now: number }

function discovered(db: Database, { statuses, words, objectiveTypes, programFocus }: DiscoverQuery, { userId, now }: DiscoverReader) {
  let query: ProgramsQuery = db.selectFrom('programs').where(isOffered).where(isOut(now)).where('programs.user_id', '!=', userId)
  if (statuses.length === 1) query = query.where('programs.status', 'in', statuses)
  for (const word of words ?? []) query = query.where(holdsWord(word))
  if (objectiveTypes.length > 0) query = query.where('programs.objective_type', 'in', objectiveTypes)
  if (programFocus) query = query.where('programs.program_focus', '=', programFocus)
  return query
}

/** Returns the programs that Discover shows to a user, newest publication first; the same rows as `isDiscovered` of the contract. */
export const findDiscovered = (db: Database, query: DiscoverQuery, reader: DiscoverReader, page: Page): Promise<ProgramRows> =>
  pageOf(discovered(db, query, reader), 'published_at', page)

/** Returns the ids of the programs that Discover shows, in the same order, at most `limit`. */
export async function findDiscoveredIds(db: Database, query: DiscoverQuery, reader: DiscoverReader, limit: number): Promise<string[]> {
  const rows = await discovered(db, query, reader)
    .select('programs.id')
    .orderBy('programs.published_at', 'desc')
    .orderBy('programs.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the query that counts the programs that Discover shows. An index alone must answer this query. */
export const countOfDiscovered = (db: Database, query: DiscoverQuery, reader: DiscoverReader) => counting(discovered(db, query, reader))

/** Returns programs of a profile with these statuses, all by default, newest first. */
export function findOwn(db: Database, profileId: string, statuses: readonly ProgramStatus[] | null, page: Page): Promise<ProgramRows> {
  const query: ProgramsQuery = db.selectFrom('programs').where(isThere).where('programs.profile_id', '=', profileId)
  return pageOf(statuses ? query.where('programs.status', 'in', statuses) : query, 'created_at', page)
}

/** Returns a part of the programs of a profile, the oldest first; in any status if `status` is null. */
export async function findOwnAfter(
  db: Database,
  profileId: string,
  status: ProgramStatus | null,
  { after, limit }: Part,
): Promise<ProgramRecord[]> {
  const rows = await db
    .selectFrom('programs as g')
    .select(programRow.columns('g'))
    .where('g.profile_id', '=', profileId)
    .where('g.deleted_at', 'is', null)
    .$if(status !== null, (query) => query.where('g.status', '=', status ?? 'Draft'))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('g.created_at', 'g.id'), '>', tuple(after?.at ?? 0, after?.id ?? ''))),
    )
    .orderBy('g.created_at')
    .orderBy('g.id')
    .limit(limit)
    .execute()
  return rows.map(programRow.read)
}

/** Returns programs on a public profile, newest publication first; the same rows as `isOnProfile` of the contract. */
export const findOnProfile = (
  db: Database,
  profileId: string,
  statuses: readonly ListedStatus[],
  { isOwner, now }: { isOwner: boolean; now: number },
  page: Page,
): Promise<ProgramRows> =>
  pageOf(
    db
      .selectFrom('programs')
      .$if(!isOwner, (query) => query.where(isOffered).where(isOut(now)))
      .$if(isOwner, (query) => query.where(isThere).where((row) => row.or([row('programs.is_visible', '=', 0), isOut(now)])))
      .where('programs.profile_id', '=', profileId)
      .where('programs.status', 'in', statuses)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('profiles')
            .select('profiles.id')
            .whereRef('profiles.id', '=', 'programs.profile_id')
            .where('profiles.status', 'in', publicStatuses)
            .where('profiles.deleted_at', 'is', null),
        ),
      ),
    'published_at',
    page,
  )

/** Returns the programs of these ids that are not deleted, by id, of any owner. */
export async function findPrograms(db: Database, ids: readonly string[]): Promise<Map<string, ProgramRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('programs')
    .select(programRow.columns('programs'))
    .where(isThere)
    .where('programs.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, programRow.read(row)]))
}

/** Returns ids of programs for search engines, sorted, starting after the id `after`. Leaves out programs of adults-only brands (D-29). */
export async function findListedAfter(db: Database, after: string, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('programs')
    .innerJoin('profiles', 'profiles.id', 'programs.profile_id')
    .select('programs.id')
    .where(isOffered)
    .where(isOut(now))
    .where('programs.id', '>', after)
    .where('profiles.status', 'in', publicStatuses)
    .where('profiles.deleted_at', 'is', null)
    .where((row) => row.or([row('profiles.is_nsfw', 'is', null), row('profiles.is_nsfw', '=', 0)]))
    .orderBy('programs.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
