import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

/** Letters in a row that the indexes of both engines are made of; what is shorter is looked for row by row. */
const inARow = 3
const isIndexed = (word: string) => [...word].length >= inARow

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

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

const onPostgres = (words: readonly string[]): RawBuilder<boolean>[] =>
  words.map((word) => sql<boolean>`user_search.words like ${`%${escaped(word)}%`}`)

/**
 * Conditions under which a row of `user_search` holds every one of these words somewhere in its own, letter for letter: by the index of
 * each engine, FTS5 or `pg_trgm` (H-01). Words are never read as a query: a sign in them is a sign.
 */
export const holdsWords = (dialect: Dialect, words: readonly string[]): RawBuilder<boolean>[] =>
  dialect === 'sqlite' ? onSqlite(words) : onPostgres(words)
