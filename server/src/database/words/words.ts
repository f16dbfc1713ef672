import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'
import { isIndexed, threes } from './threes.ts'

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

function onSqlite(words: readonly string[]): RawBuilder<boolean>[] {
  const indexed = words.filter(isIndexed)
  return [
    ...(indexed.length > 0
      ? [
          sql<boolean>`user_search.id in (select rowid from user_search_words where user_search_words match ${indexed.map(quoted).join(' ')})`,
        ]
      : []),
    ...words.filter((word) => !isIndexed(word)).map((word) => sql<boolean>`instr(user_search.words, ${word}) > 0`),
  ]
}

/** The index finds rows that may have a word; the comparison with the row’s text decides. */
function onPostgres(words: readonly string[]): RawBuilder<boolean>[] {
  const pieces = words.filter(isIndexed).flatMap(threes)
  return [
    ...(pieces.length > 0 ? [sql<boolean>`letters_in_threes(user_search.words) @> array[${sql.join(pieces)}]::text[]`] : []),
    ...words.map((word) => sql<boolean>`strpos(user_search.words, ${word}) > 0`),
  ]
}

/**
 * Returns conditions under which a row of `user_search` has each of these words somewhere, letter for letter. They use each engine's index
 * of three-letter pieces (H-01). Signs in a word have no special meaning.
 */
export const holdsWords = (dialect: Dialect, words: readonly string[]): RawBuilder<boolean>[] =>
  dialect === 'sqlite' ? onSqlite(words) : onPostgres(words)
