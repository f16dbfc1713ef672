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
  lookAll,
  lookByNames,
  lookByWords,
  namesByRow,
  not,
  ofKinds,
  withPicture,
  wordsByRow,
  type Condition,
  type Looking,
} from './conditions.ts'
import { manyOf } from './many.ts'

/** A term as an engine looks for it. */
export type Finding = {
  readonly query: SearchQuery
  /** Null: every kind. */
  readonly types: readonly SearchType[] | null
  readonly withPicture?: boolean
  /** Who is left out: whoever picks somebody does not pick themselves. The search of the bar finds oneself. */
  readonly except?: string
  /** Leaves out who is in a group, or on the way into it, at a moment. */
  readonly outside?: { readonly groupId: string; readonly now: number } | null
}

export type FoundEntry = { id: string; kind: SearchType }
type Reader = { readonly db: Database; readonly dialect: Dialect }

/** A query of the entries that meet conditions, from where an engine comes to them. */
export const entriesOf = ({ db }: Pick<Reader, 'db'>, { from, conditions }: Looking) =>
  conditions.reduce((query, condition) => query.where(condition), db.selectFrom(from.as('search_entries')))

/**
 * How many entries meet conditions, counted no further than a search shows. `what` names them whoever reads: of what so many meet it is
 * remembered for a minute that they are many, and not counted again.
 */
export async function countEntries(reader: Pick<Reader, 'db'>, looking: Looking, what: string): Promise<number> {
  const { most } = searchLimits
  const known = manyOf(reader.db)
  if (known.has(what)) return most
  const some = entriesOf(reader, looking)
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

/** One page in the order of followers, by walking its index. */
const readEntries = (reader: Reader, looking: Looking, { limit, offset }: Page): Promise<FoundEntry[]> =>
  entriesOf(reader, looking)
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

/** The same for every reader: what differs between two of them is one row. */
const nameOf = (part: string, { query, types, withPicture: needsPicture, outside }: Finding) =>
  JSON.stringify([part, query, types, needsPicture, outside?.groupId])

type Found = { readonly count: number; readonly rows: readonly FoundEntry[] }

/**
 * One page of what few entries meet, and how many they are, in one go: the index that finds them is asked once. `read` counts them beside
 * each row. Null where they are not few, which is remembered for a minute by `what`; another bound than the usual one is for a first page.
 */
export async function readFew<Row extends { readonly count: unknown }>(
  reader: Pick<Reader, 'db'>,
  looking: Looking,
  what: string,
  { limit, offset }: Page,
  read: () => Promise<Row[]>,
  most: number = searchLimits.most,
): Promise<{ count: number; rows: Row[] } | null> {
  const many = manyOf(reader.db)
  if (many.has(what)) return null
  const rows = await read()
  const [first] = rows
  // A page behind the last row says nothing of how many there are.
  const count = first ? Number(first.count) : offset === 0 && limit > 0 ? 0 : await countEntries(reader, looking, what)
  if (count < most) return { count, rows }
  many.add(what)
  return null
}

/** The same in the order of a rank, then of followers. */
async function readFewRanked(reader: Reader, looking: Looking, rank: RawBuilder<number>, what: string, page: Page): Promise<Found | null> {
  const met = entriesOf(reader, looking)
    .select(['subject_id', 'kind', 'followers', rank.as('rank')])
    .limit(searchLimits.most)
  const few = await readFew(reader, looking, what, page, () =>
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

/** What is left of a page behind what was found. */
const after = ({ limit, offset }: Page, { count, rows }: Found): Page => ({
  limit: limit - rows.length,
  offset: Math.max(offset - count, 0),
})

const noRank = sql<number>`0`

/** A page of what very many entries hold: each rank for itself, by whichever index makes it short. */
async function pageOfMany(reader: Reader, finding: Finding, page: Page): Promise<FoundEntry[]> {
  const { dialect } = reader
  const { query, types } = finding
  const own = beside(finding)
  const byRow = [...wordsByRow(dialect, query.words, types), ...own]
  const walk = async (conditions: readonly Condition[], part: Page): Promise<Found> => ({
    count: searchLimits.most,
    rows: part.limit > 0 ? await readEntries(reader, lookAll([...conditions, ...byRow]), part) : [],
  })
  const find = async (looking: Looking, conditions: readonly Condition[], name: string, part: Page): Promise<Found> =>
    (await readFewRanked(reader, looking, noRank, nameOf(name, finding), part)) ?? walk(conditions, part)
  const hasName = hasUserName(query.handle)
  const named = await find(lookAll([hasName, ...byRow]), [hasName], 'named', page)
  const second = after(page, named)
  const others = not(hasName)
  const { from, conditions } = lookByNames(dialect, query.prefix)
  const beginning = { from, conditions: [...conditions, others, ...(types ? [ofKinds(types)] : []), ...own] }
  const begun = await find(beginning, [namesByRow(query.prefix), others], 'begun', second)
  const held = await walk([not(namesByRow(query.prefix)), others], after(second, begun))
  return [...named.rows, ...begun.rows, ...held.rows]
}

/** Ids and kinds of one page of what a term finds, in the order of `bySearch`, and how many there are, at most a thousand. */
export async function findEntries(reader: Reader, finding: Finding, page: Page): Promise<Found> {
  const { query, types } = finding
  const { most } = searchLimits
  const { from, conditions } = lookByWords(reader.dialect, query.words, types)
  const held: Looking = { from, conditions: [...conditions, ...beside(finding)] }
  const few = await readFewRanked(reader, held, rankOf(query), nameOf('held', finding), page)
  if (few) return few
  const limit = Math.min(page.limit, most - page.offset)
  return { count: most, rows: limit > 0 ? await pageOfMany(reader, finding, { limit, offset: page.offset }) : [] }
}

/**
 * The groups whose names hold every word, by the index; null where row by row is quicker: where a thousand or more do, of which it is
 * remembered for a minute, and where no word is long enough for an index.
 */
export async function findGroupsByWords(reader: Reader, words: readonly string[]): Promise<string[] | null> {
  const { most } = searchLimits
  const known = manyOf(reader.db)
  const what = `groups ${words.join(' ')}`
  if (!isAnyIndexed(words) || known.has(what)) return null
  const rows = await entriesOf(reader, lookByWords(reader.dialect, words, ['GROUP']))
    .select('subject_id as id')
    .limit(most)
    .execute()
  if (rows.length < most) return rows.map(({ id }) => id)
  known.add(what)
  return null
}
