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
  lookByWords,
  namesByIndex,
  namesByRow,
  not,
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
  /** Whose search it is: oneself is not found. */
  readonly reader: string
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

/** What an order compares, and whether few rows are sorted or an index is walked: a column with a sign before it is no index's. */
type Order = { readonly by: RawBuilder<unknown>; readonly descending: boolean }[]

async function readEntries(reader: Reader, looking: Looking, order: Order, { limit, offset }: Page): Promise<FoundEntry[]> {
  const query = order.reduce(
    (sorted, { by, descending }) => sorted.orderBy(by, descending ? 'desc' : 'asc'),
    entriesOf(reader, looking).select(['subject_id as id', 'kind']),
  )
  return query.orderBy('subject_id').limit(limit).offset(offset).execute()
}

const walked: Order = [{ by: sql`followers`, descending: true }]
const sorted: Order = [{ by: sql`+followers`, descending: true }]

const rankOf = ({ handle, prefix }: SearchQuery) =>
  sql<number>`case when ${hasUserName(handle)} then 0 when ${namesByRow(prefix)} then 1 else 2 end`

const beside = ({ reader, withPicture: needsPicture, outside }: Finding): Condition[] => [
  isNot(reader),
  ...(needsPicture ? [withPicture] : []),
  ...(outside ? [isOutside(outside.groupId, outside.now)] : []),
]

/** The same for every reader: what differs between two of them is one row. */
const nameOf = (part: string, { query, types, withPicture: needsPicture, outside }: Finding) =>
  JSON.stringify([part, query, types, needsPicture, outside?.groupId])

type Section = { readonly count: number; readonly read: (page: Page) => Promise<FoundEntry[]> }

/** One page of sections that follow each other. */
async function readSections(sections: readonly Section[], { limit, offset }: Page): Promise<FoundEntry[]> {
  const rows: FoundEntry[] = []
  let before = 0
  for (const { count, read } of sections) {
    const from = Math.max(offset - before, 0)
    const left = limit - rows.length
    if (left > 0 && from < count) rows.push(...(await read({ limit: Math.min(left, count - from), offset: from })))
    before += count
  }
  return rows
}

/** A page of what very many entries hold: each rank for itself, by whichever index makes it short. */
async function pageOfMany(reader: Reader, finding: Finding, page: Page): Promise<FoundEntry[]> {
  const { dialect } = reader
  const { query, types } = finding
  const all = [...wordsByRow(dialect, query.words, types), ...beside(finding)]
  const byName = lookAll([hasUserName(query.handle), ...all])
  const others = not(hasUserName(query.handle))
  const beginning = lookAll([namesByIndex(dialect, query.prefix), others, ...all])
  const [named, begun] = [
    await countEntries(reader, byName, nameOf('named', finding)),
    await countEntries(reader, beginning, nameOf('begun', finding)),
  ]
  const isMany = begun >= searchLimits.most
  return readSections(
    [
      { count: named, read: (part) => readEntries(reader, byName, sorted, part) },
      {
        count: begun,
        read: (part) =>
          isMany
            ? readEntries(reader, lookAll([namesByRow(query.prefix), others, ...all]), walked, part)
            : readEntries(reader, beginning, sorted, part),
      },
      {
        count: searchLimits.most,
        read: (part) => readEntries(reader, lookAll([not(namesByRow(query.prefix)), others, ...all]), walked, part),
      },
    ],
    page,
  )
}

/** Ids and kinds of one page of what a term finds, in the order of `bySearch`, and how many there are, at most a thousand. */
export async function findEntries(
  reader: Reader,
  finding: Finding,
  { limit, offset }: Page,
): Promise<{ count: number; rows: FoundEntry[] }> {
  const { query, types } = finding
  const { from, conditions } = lookByWords(reader.dialect, query.words, types)
  const held: Looking = { from, conditions: [...conditions, ...beside(finding)] }
  const count = await countEntries(reader, held, nameOf('held', finding))
  const page = { limit: Math.min(limit, count - offset), offset }
  if (page.limit <= 0) return { count, rows: [] }
  const rows =
    count < searchLimits.most
      ? await readEntries(reader, held, [{ by: rankOf(query), descending: false }, ...sorted], page)
      : await pageOfMany(reader, finding, page)
  return { count, rows }
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
