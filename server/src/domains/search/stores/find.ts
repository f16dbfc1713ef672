import { sql, type RawBuilder } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import type { SearchQuery } from '@wasla/contract/search/query.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import {
  hasUserName,
  isAnyIndexed,
  isNot,
  isOutside,
  searchAll,
  searchByNames,
  searchByWords,
  namesByRow,
  not,
  ofKinds,
  withPicture,
  wordsByRow,
  type Condition,
  type EntrySearch,
} from './conditions.ts'
import { manyOf } from './many.ts'

/** A search with its filters. */
export type Finding = {
  readonly query: SearchQuery
  /** Null means every kind. */
  readonly types: readonly SearchType[] | null
  readonly withPicture?: boolean
  /** Id of a profile to leave out: pickers leave out the reader, the search of the top bar does not. */
  readonly except?: string
  /** Leaves out members of a group, and profiles with an open invitation or request at this time. */
  readonly outside?: { readonly groupId: string; readonly now: number } | null
}

export type FoundEntry = { id: string; kind: SearchType }
type Reader = { readonly db: Database; readonly dialect: Dialect }

/** Returns a query of the entries that meet the conditions. */
export const entriesOf = ({ db }: Pick<Reader, 'db'>, { from, conditions }: EntrySearch) =>
  conditions.reduce((query, condition) => query.where(condition), db.selectFrom(from.as('search_entries')))

/**
 * Returns how many entries meet the conditions, at most as many as a search shows. `what` is a cache key of the conditions that is the same
 * for every reader. If the limit is reached, this is cached under `what` for a minute, in which no call counts again.
 */
export async function countEntries(reader: Pick<Reader, 'db'>, entrySearch: EntrySearch, what: string): Promise<number> {
  const { most } = searchLimits
  const known = manyOf(reader.db)
  if (known.has(what)) return most
  const some = entriesOf(reader, entrySearch)
    .select(sql<number>`1`.as('one'))
    .limit(most)
  const row = await reader.db
    .selectFrom(some.as('some'))
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(row.count)
  if (count >= most) known.add(what)
  return count
}

/** Returns one page in the order of followers, by reading their index in order. */
const readEntries = (reader: Reader, entrySearch: EntrySearch, { limit, offset }: Page): Promise<FoundEntry[]> =>
  entriesOf(reader, entrySearch)
    .select(['subject_id as id', 'kind'])
    .orderBy('followers', 'desc')
    .orderBy('subject_id')
    .limit(limit)
    .offset(offset)
    .execute()

const rankOf = ({ handle, prefix }: SearchQuery) =>
  sql<number>`case when ${hasUserName(handle)} then 0 when ${namesByRow(prefix)} then 1 else 2 end`

const beside = ({ except, withPicture: needsPicture, outside }: Finding): Condition[] => [
  ...(except === undefined ? [] : [isNot(except)]),
  ...(needsPicture ? [withPicture] : []),
  ...(outside ? [isOutside(outside.groupId, outside.now)] : []),
]

/** Returns a cache key that is the same for every reader, although one reader's results differ from another's by one row. */
const nameOf = (part: string, { query, types, withPicture: needsPicture, outside }: Finding) =>
  JSON.stringify([part, query, types, needsPicture, outside?.groupId])

type Found = { readonly count: number; readonly rows: readonly FoundEntry[] }

/**
 * Returns one page and the count in one query, so that the index is read once. Works if few entries match; `read` returns the count with
 * each row. Returns null if many match, and caches that under `what` for a minute. `most` may be lower than usual for a first page.
 */
export async function readFew<Row extends { readonly count: unknown }>(
  reader: Pick<Reader, 'db'>,
  entrySearch: EntrySearch,
  what: string,
  { limit, offset }: Page,
  read: () => Promise<Row[]>,
  most: number = searchLimits.most,
): Promise<{ count: number; rows: Row[] } | null> {
  const many = manyOf(reader.db)
  if (many.has(what)) return null
  const rows = await read()
  const [first] = rows
  // A page beyond the last row contains no count.
  const count = first ? Number(first.count) : offset === 0 && limit > 0 ? 0 : await countEntries(reader, entrySearch, what)
  if (count < most) return { count, rows }
  many.add(what)
  return null
}

/** Returns one page and the count like `readFew`, ordered by rank and then by followers. */
async function readFewRanked(
  reader: Reader,
  entrySearch: EntrySearch,
  rank: RawBuilder<number>,
  what: string,
  page: Page,
): Promise<Found | null> {
  const met = entriesOf(reader, entrySearch)
    .select(['subject_id', 'kind', 'followers', rank.as('rank')])
    .limit(searchLimits.most)
  const few = await readFew(reader, entrySearch, what, page, () =>
    reader.db
      .with(
        (common) => common('met').materialized(),
        () => met,
      )
      .selectFrom('met')
      .select(['subject_id as id', 'kind'])
      .select((all) =>
        all
          .selectFrom('met')
          .select((every) => every.fn.countAll().as('all'))
          .as('count'),
      )
      .orderBy('rank')
      .orderBy('followers', 'desc')
      .orderBy('subject_id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  )
  return few && { count: few.count, rows: few.rows.map(({ id, kind }) => ({ id, kind })) }
}

/** Returns the part of a page that comes after rows that were found already. */
const after = ({ limit, offset }: Page, { count, rows }: Found): Page => ({
  limit: limit - rows.length,
  offset: Math.max(offset - count, 0),
})

const noRank = sql<number>`0`

/** Returns a page for conditions that very many entries meet: each rank is read separately, with the index that is fastest for it. */
async function pageOfMany(reader: Reader, finding: Finding, page: Page): Promise<FoundEntry[]> {
  const { dialect } = reader
  const { query, types } = finding
  const own = beside(finding)
  const byRow = [...wordsByRow(dialect, query.words, types), ...own]
  const walk = async (conditions: readonly Condition[], part: Page): Promise<Found> => ({
    count: searchLimits.most,
    rows: part.limit > 0 ? await readEntries(reader, searchAll([...conditions, ...byRow]), part) : [],
  })
  const find = async (entrySearch: EntrySearch, conditions: readonly Condition[], name: string, part: Page): Promise<Found> =>
    (await readFewRanked(reader, entrySearch, noRank, nameOf(name, finding), part)) ?? walk(conditions, part)
  const hasName = hasUserName(query.handle)
  const named = await find(searchAll([hasName, ...byRow]), [hasName], 'named', page)
  const second = after(page, named)
  const others = not(hasName)
  const { from, conditions } = searchByNames(dialect, query.prefix)
  const beginning = { from, conditions: [...conditions, others, ...(types ? [ofKinds(types)] : []), ...own] }
  const begun = await find(beginning, [namesByRow(query.prefix), others], 'begun', second)
  const held = await walk([not(namesByRow(query.prefix)), others], after(second, begun))
  return [...named.rows, ...begun.rows, ...held.rows]
}

/** Returns ids and kinds of one page of a term's matches, in the order of `bySearch`, with their count, at most a thousand. */
export async function findEntries(reader: Reader, finding: Finding, page: Page): Promise<Found> {
  const { query, types } = finding
  const { most } = searchLimits
  const { from, conditions } = searchByWords(reader.dialect, query.words, types)
  const held: EntrySearch = { from, conditions: [...conditions, ...beside(finding)] }
  const few = await readFewRanked(reader, held, rankOf(query), nameOf('held', finding), page)
  if (few) return few
  const limit = Math.min(page.limit, most - page.offset)
  return { count: most, rows: limit > 0 ? await pageOfMany(reader, finding, { limit, offset: page.offset }) : [] }
}

/**
 * Returns the ids of the groups whose names contain every word, by the index. Returns null if checking row by row is faster. This is so if
 * a thousand or more match (cached for a minute), or if no word is long enough for the index.
 */
export async function findGroupsByWords(reader: Reader, words: readonly string[]): Promise<string[] | null> {
  const { most } = searchLimits
  const known = manyOf(reader.db)
  const what = `groups ${words.join(' ')}`
  if (!isAnyIndexed(words) || known.has(what)) return null
  const rows = await entriesOf(reader, searchByWords(reader.dialect, words, ['GROUP']))
    .select('subject_id as id')
    .limit(most)
    .execute()
  if (rows.length < most) return rows.map(({ id }) => id)
  known.add(what)
  return null
}
