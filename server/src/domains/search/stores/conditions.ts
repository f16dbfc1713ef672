import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { SearchEntriesTable } from '#database/tables/search.ts'
import { isIndexed, threes } from '#database/words/threes.ts'
import { markOf } from '../entry.ts'

/*
 * Every condition has two forms with the same meaning. The first uses the condition's own index, which is fast if few rows match. The
 * second checks the row while another index is read in its order, which is fast if many rows match. Words are folded to letters and digits,
 * and tokens are made by our code, so neither can contain query syntax or wildcards.
 */

export type Condition = RawBuilder<boolean>

/** Returns whether at least one of these words is long enough for the index. */
export const isAnyIndexed = (words: readonly string[]): boolean => words.some(isIndexed)

const quoted = (word: string) => `"${word}"`
const anyOf = (words: readonly string[]) => `(${words.map(quoted).join(' OR ')})`

const holds = (dialect: Dialect, column: 'words' | 'facets', part: string): Condition =>
  dialect === 'sqlite' ? sql`instr(${sql.ref(column)}, ${part}) > 0` : sql`strpos(${sql.ref(column)}, ${part}) > 0`

/** Matches entries of these kinds. */
export const ofKinds = (kinds: readonly SearchType[]): Condition => sql`kind in (${sql.join(kinds)})`

/**
 * The source from which the database reads entries, and conditions on the rows. The source is all entries, or the result of an index that
 * is read row by row, so that a limit ends the search.
 */
export type EntrySearch = { readonly from: RawBuilder<Selectable<SearchEntriesTable>>; readonly conditions: readonly Condition[] }

const everything = sql<Selectable<SearchEntriesTable>>`search_entries`
const answeredBy = (index: 'search_words' | 'search_facets', match: string) => sql<Selectable<SearchEntriesTable>>`(
    select search_entries.* from ${sql.ref(index)} cross join search_entries on search_entries.id = ${sql.ref(`${index}.rowid`)}
    where ${sql.ref(index)} match ${match}
  )`

/** Reads all entries and checks conditions row by row. */
export const searchAll = (conditions: readonly Condition[]): EntrySearch => ({ from: everything, conditions })

/** Matches by PostgreSQL's index, which contains the trigrams of an entry's words and the mark of its kind. */
const hasPieces = (pieces: readonly string[]): Condition =>
  sql`array_append(letters_in_threes(words), mark) @> array[${sql.join(pieces)}]::text[]`

/** Uses the index to find entries whose names contain every word. With `kinds`, finds only entries of these kinds. */
export function searchByWords(dialect: Dialect, words: readonly string[], kinds: readonly SearchType[] | null): EntrySearch {
  const pieces = words.filter(isIndexed).flatMap(threes)
  if (pieces.length === 0) return searchAll(wordsByRow(dialect, words, kinds))
  // The index returns candidates; the row decides whether it contains the word.
  const byRow = wordsByRow(dialect, words, null)
  const marks = kinds?.map((kind) => markOf[kind])
  if (dialect === 'postgres') {
    const ways = marks ? marks.map((mark) => hasPieces([...pieces, mark])) : [hasPieces(pieces)]
    return searchAll([sql`(${sql.join(ways, sql` or `)})`, ...byRow])
  }
  const match = [...pieces.map(quoted), ...(marks ? [anyOf(marks)] : [])].join(' AND ')
  return { from: answeredBy('search_words', match), conditions: byRow }
}

/** The conditions of `searchByWords`, checked on the row. */
export const wordsByRow = (dialect: Dialect, words: readonly string[], kinds: readonly SearchType[] | null): Condition[] => [
  ...words.map((word) => holds(dialect, 'words', word)),
  ...(kinds === null ? [] : [ofKinds(kinds)]),
]

/** Uses the indexes to find entries that have a token of each list and contain every word. */
export function searchByFacets(dialect: Dialect, facets: readonly (readonly string[])[], words: readonly string[]): EntrySearch {
  if (dialect === 'postgres') {
    const tokens = facets.map((list): Condition => sql`string_to_array(facets, ' ') && array[${sql.join(list)}]::text[]`)
    return searchAll([...tokens, ...searchByWords(dialect, words, null).conditions])
  }
  // Searches by the words first, because a word is nearly always rarer than a token.
  if (facets.length === 0 || words.some(isIndexed)) {
    const { from, conditions } = searchByWords(dialect, words, null)
    return { from, conditions: [...conditions, ...facetsByRow(dialect, facets)] }
  }
  return { from: answeredBy('search_facets', facets.map(anyOf).join(' AND ')), conditions: wordsByRow(dialect, words, null) }
}

/** The token conditions of `searchByFacets`, checked on the row. */
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
 * Uses the indexes to find entries with a name that starts with this folded text. The words of the text need no check, because an entry's
 * words include its names. SQLite reads two indexes one after the other. Both contain all columns that a search needs. For one condition
 * with "or", SQLite would fetch every row.
 */
export function searchByNames(dialect: Dialect, prefix: string): EntrySearch {
  if (dialect === 'postgres') return searchAll([sql`(name like ${`${prefix}%`} or other_name like ${`${prefix}%`})`])
  const [inName, inOther] = [startsIn('name', prefix), startsIn('other_name', prefix)]
  const from = sql<Selectable<SearchEntriesTable>>`(
    select * from search_entries where ${inName} union all select * from search_entries where ${inOther} and not ${inName}
  )`
  return { from, conditions: [] }
}

/** The condition of `searchByNames`, checked on the row. False for an entry without a second name. */
export const namesByRow = (prefix: string): Condition => {
  const length = [...prefix].length
  return sql`(substr(name, 1, ${sql.lit(length)}) = ${prefix} or substr(coalesce(other_name, ''), 1, ${sql.lit(length)}) = ${prefix})`
}

export const hasUserName = (handle: string): Condition => sql`user_name_key = ${handle}`
export const not = (condition: Condition): Condition => sql`not ${condition}`
export const withPicture: Condition = sql`has_picture = 1`
export const isPerson: Condition = sql`kind <> 'GROUP'`
/** Matches everything except the profile's own entry. */
export const isNot = (id: string): Condition => sql`subject_id <> ${id}`

/** Matches profiles without membership, open invitation or open request in a group (X-46). */
export const isOutside = (groupId: string, now: number): Condition => sql`not exists (
    select 1 from group_members as m where m.group_id = ${groupId} and m.profile_id = search_entries.subject_id
  ) and not exists (
    select 1 from group_invitations as i where i.group_id = ${groupId} and i.profile_id = search_entries.subject_id
      and i.status = 'Pending' and (i.expires_at is null or i.expires_at > ${now})
  )`
