import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { SearchEntriesTable } from '#database/tables/search.ts'
import { isIndexed, threes } from '#database/words/threes.ts'
import { markOf } from '../entry.ts'

/* Every condition twice: by an index of its own, which is quick where few rows meet it, and by the row, for walking another index in its
   order, which is quick where many do. All of them say the same. Words are folded, letters and digits alone, and tokens are ours: neither
   can be read as a query or a pattern. */

export type Condition = RawBuilder<boolean>

/** Whether an index looks for any of these words. */
export const isAnyIndexed = (words: readonly string[]): boolean => words.some(isIndexed)

const quoted = (word: string) => `"${word}"`
const anyOf = (words: readonly string[]) => `(${words.map(quoted).join(' OR ')})`

const holds = (dialect: Dialect, column: 'words' | 'facets', part: string): Condition =>
  dialect === 'sqlite' ? sql`instr(${sql.ref(column)}, ${part}) > 0` : sql`strpos(${sql.ref(column)}, ${part}) > 0`

/** Entries of these kinds. */
export const ofKinds = (kinds: readonly SearchType[]): Condition => sql`kind in (${sql.join(kinds)})`

/** Entries as an engine comes to them: of all, or of what an index answers one after the other, so that a limit ends the search. */
export type Looking = { readonly from: RawBuilder<Selectable<SearchEntriesTable>>; readonly conditions: readonly Condition[] }

const everything = sql<Selectable<SearchEntriesTable>>`search_entries`
const answeredBy = (index: 'search_words' | 'search_facets', match: string) => sql<Selectable<SearchEntriesTable>>`(
    select search_entries.* from ${sql.ref(index)} cross join search_entries on search_entries.id = ${sql.ref(`${index}.rowid`)}
    where ${sql.ref(index)} match ${match}
  )`

/** Entries that meet conditions, row by row. */
export const lookAll = (conditions: readonly Condition[]): Looking => ({ from: everything, conditions })

/** By PostgreSQL's index, which has the threes of an entry's words and the mark of its kind. */
const hasPieces = (pieces: readonly string[]): Condition =>
  sql`array_append(letters_in_threes(words), mark) @> array[${sql.join(pieces)}]::text[]`

/** By the index: entries that hold every word somewhere in their names, of these kinds where they are named. */
export function lookByWords(dialect: Dialect, words: readonly string[], kinds: readonly SearchType[] | null): Looking {
  const pieces = words.filter(isIndexed).flatMap(threes)
  if (pieces.length === 0) return lookAll(wordsByRow(dialect, words, kinds))
  // The index says which rows may hold a word; the row itself says whether it does.
  const byRow = wordsByRow(dialect, words, null)
  const marks = kinds?.map((kind) => markOf[kind])
  if (dialect === 'postgres') {
    const ways = marks ? marks.map((mark) => hasPieces([...pieces, mark])) : [hasPieces(pieces)]
    return lookAll([sql`(${sql.join(ways, sql` or `)})`, ...byRow])
  }
  const match = [...pieces.map(quoted), ...(marks ? [anyOf(marks)] : [])].join(' AND ')
  return { from: answeredBy('search_words', match), conditions: byRow }
}

/** By the row: the same. */
export const wordsByRow = (dialect: Dialect, words: readonly string[], kinds: readonly SearchType[] | null): Condition[] => [
  ...words.map((word) => holds(dialect, 'words', word)),
  ...(kinds === null ? [] : [ofKinds(kinds)]),
]

/** By the indexes: entries that have one token of each list, and hold every word. */
export function lookByFacets(dialect: Dialect, facets: readonly (readonly string[])[], words: readonly string[]): Looking {
  if (dialect === 'postgres') {
    const tokens = facets.map((list): Condition => sql`string_to_array(facets, ' ') && array[${sql.join(list)}]::text[]`)
    return lookAll([...tokens, ...lookByWords(dialect, words, null).conditions])
  }
  // A word is nearly always the rarest of all.
  if (facets.length === 0 || words.some(isIndexed)) {
    const { from, conditions } = lookByWords(dialect, words, null)
    return { from, conditions: [...conditions, ...facetsByRow(dialect, facets)] }
  }
  return { from: answeredBy('search_facets', facets.map(anyOf).join(' AND ')), conditions: wordsByRow(dialect, words, null) }
}

/** By the row: the same. */
export const facetsByRow = (dialect: Dialect, facets: readonly (readonly string[])[]): Condition[] =>
  facets.map(
    (tokens) =>
      sql`(${sql.join(
        tokens.map((token) => holds(dialect, 'facets', ` ${token} `)),
        sql` or `,
      )})`,
  )

const pastLetters = '\u{10FFFF}'

const startsIn = (column: 'name' | 'other_name', prefix: string): Condition =>
  sql`(${sql.ref(column)} >= ${prefix} and ${sql.ref(column)} < ${prefix + pastLetters})`

/**
 * By the indexes: entries one of whose names begins with folded text. They hold all its words, since a name is among an entry's words.
 * SQLite walks the two indexes one after the other, which have what a search reads of an entry; of two conditions with "or" between them it
 * would fetch every row.
 */
export function lookByNames(dialect: Dialect, prefix: string): Looking {
  if (dialect === 'postgres') return lookAll([sql`(name like ${`${prefix}%`} or other_name like ${`${prefix}%`})`])
  const [inName, inOther] = [startsIn('name', prefix), startsIn('other_name', prefix)]
  const from = sql<Selectable<SearchEntriesTable>>`(
    select * from search_entries where ${inName} union all select * from search_entries where ${inOther} and not ${inName}
  )`
  return { from, conditions: [] }
}

/** By the row: the same; false where there is no other name. */
export const namesByRow = (prefix: string): Condition => {
  const length = [...prefix].length
  return sql`(substr(name, 1, ${sql.lit(length)}) = ${prefix} or substr(coalesce(other_name, ''), 1, ${sql.lit(length)}) = ${prefix})`
}

export const hasUserName = (handle: string): Condition => sql`user_name_key = ${handle}`
export const not = (condition: Condition): Condition => sql`not ${condition}`
export const withPicture: Condition = sql`has_picture = 1`
export const isPerson: Condition = sql`kind <> 'GROUP'`
/** Everything but somebody's own. */
export const isNot = (id: string): Condition => sql`subject_id <> ${id}`

/** Neither a member of a group nor on the way into it (X-46). */
export const isOutside = (groupId: string, now: number): Condition => sql`not exists (
    select 1 from group_members as m where m.group_id = ${groupId} and m.profile_id = search_entries.subject_id
  ) and not exists (
    select 1 from group_invitations as i where i.group_id = ${groupId} and i.profile_id = search_entries.subject_id
      and i.status = 'Pending' and (i.expires_at is null or i.expires_at > ${now})
  )`
