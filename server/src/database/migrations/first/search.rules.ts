import type { Dialect } from '../../dialects/dialect.ts'
import { staleEntries } from './search.stale.ts'

const forgetWords = `insert into search_words (search_words, rowid, words, mark) values ('delete', old.id, old.words, old.mark)`
const learnWords = 'insert into search_words (rowid, words, mark) values (new.id, new.words, new.mark)'
const forgetFacets = `insert into search_facets (search_facets, rowid, facets) values ('delete', old.id, old.facets)`
const learnFacets = 'insert into search_facets (rowid, facets) values (new.id, new.facets)'

/** Each index of words has the kind of an entry beside its words, so that a word which many people have is rare among groups. */
const indexes: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    // Which rows have which three letters in a row.
    `create virtual table search_words using fts5(words, mark, content='search_entries', content_rowid='id', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`,
    // Which rows have which token of small letters, digits and underscores.
    `create virtual table search_facets using fts5(facets, content='search_entries', content_rowid='id', detail=none, columnsize=0, tokenize="ascii tokenchars '_'")`,
    // These contain everything that a search compares: each row of the table would be another page.
    'create index search_entries_in_order_of_followers on search_entries (followers desc, subject_id, kind, words, name, other_name, user_name_key, has_picture)',
    'create index search_entries_by_name on search_entries (name, subject_id, kind, followers, user_name_key, has_picture)',
    'create index search_entries_by_other_name on search_entries (other_name, name, subject_id, kind, followers, user_name_key, has_picture)',
    `create trigger search_entries_insert after insert on search_entries begin ${learnWords}; ${learnFacets}; end`,
    `create trigger search_entries_delete after delete on search_entries begin ${forgetWords}; ${forgetFacets}; end`,
    `create trigger search_entries_words after update of words, mark on search_entries when old.words <> new.words or old.mark <> new.mark begin ${forgetWords}; ${learnWords}; end`,
    `create trigger search_entries_facets after update of facets on search_entries when old.facets <> new.facets begin ${forgetFacets}; ${learnFacets}; end`,
  ],
  postgres: [
    // A function of ours: `pg_trgm` takes what is a letter from the locale of the database, and in `C` no Arabic letter is one.
    `create function letters_in_threes(words text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(words, at, 3)), '{}') from generate_series(1, length(words) - 2) as at
    $$`,
    'create index search_entries_by_words on search_entries using gin (array_append(letters_in_threes(words), mark))',
    `create index search_entries_by_facets on search_entries using gin (string_to_array(facets, ' '))`,
    'create index search_entries_in_order_of_followers on search_entries (followers desc, subject_id)',
    'create index search_entries_by_name on search_entries (name text_pattern_ops)',
    'create index search_entries_by_other_name on search_entries (other_name text_pattern_ops)',
  ],
}

/** The indexes by which a search finds entries (H-01), and the triggers that mark and delete entries. */
export const searchRules = (dialect: Dialect): readonly string[] => [...indexes[dialect], ...staleEntries(dialect)]
