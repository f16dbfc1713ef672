import type { Migration } from './migration.ts'

/**
 * PostgreSQL's indexes of words hold every three letters in a row, made by a function of ours. `pg_trgm` takes what is a letter from the
 * locale that a database was made with: in `C` no Arabic letter is one, and an Arabic name was looked for in every row. Beside them stands
 * the kind of an entry, as in SQLite's index, so that a word that many people hold is rare among groups.
 */
export const lettersInThrees: Migration = {
  name: '0059-letters-in-threes',
  statements: (dialect) =>
    dialect === 'sqlite'
      ? []
      : [
          `create function letters_in_threes(words text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(words, at, 3)), '{}') from generate_series(1, length(words) - 2) as at
    $$`,
          'drop index if exists search_entries_by_words, search_entries_by_words_of_groups, user_search_by_words',
          'create index search_entries_by_words on search_entries using gin (array_append(letters_in_threes(words), mark))',
          'create index user_search_by_words on user_search using gin (letters_in_threes(words))',
        ],
}
