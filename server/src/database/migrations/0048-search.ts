import type { Dialect } from '../dialects/dialect.ts'
import { bit, createTable, growing, integer, notNegative, oneOf, orNull, text, type Column, type Table } from './columns.ts'
import { savedFilters } from './0048-search.saved.ts'
import { staleTriggers } from './0048-search.stale.ts'
import type { Migration } from './migration.ts'

const services = ['posts', 'videos', 'short_videos', 'stories', 'live']
/** In halalas; who offers none has the greatest number, so that an index in order of prices has them last. */
const prices = (): Record<string, Column> =>
  Object.fromEntries(['price', ...services.map((name) => `price_${name}`)].map((name) => [name, notNegative()]))

/** Everybody and every group that may be found, with a number of its own by which indexes of words know it for good. */
const entries: Table = {
  name: 'search_entries',
  columns: {
    id: growing(),
    /** Of a profile or a group: what goes is deleted by triggers, at once. */
    subject_id: text(),
    kind: oneOf('INFLUENCER', 'AGENT', 'AGENCY', 'BRAND', 'GROUP'),
    /** The kind in three signs that no name has, which are one entry of an index of three letters in a row. */
    mark: text(),
    user_name_key: text(),
    name: text(),
    other_name: orNull(text()),
    words: text(),
    facets: text(),
    has_picture: bit(),
    followers: notNegative(),
    score: integer(),
    /** Hundredths of a percent; 0 where nothing was measured. */
    engagement: notNegative(),
    platforms: notNegative(),
    country_id: orNull(text()),
    ...prices(),
    created_at: integer(),
    listed_at: integer(),
  },
  indexes: [
    { on: ['subject_id'], unique: true },
    { on: ['user_name_key'] },
    ...['price', ...services.map((name) => `price_${name}`)].map((name) => ({ on: [name, 'subject_id'] })),
  ],
}

const orders = ['followers', 'score', 'engagement', 'created_at'].map(
  (name) => `create index search_entries_in_order_of_${name} on search_entries (${name} desc, subject_id)`,
)

/** Who has to be looked at again: first those whose names or state changed (0), then those with new figures (1). */
const stale: Table = {
  name: 'search_stale',
  columns: { kind: oneOf('profile', 'group'), subject_id: text(), turn: notNegative() },
  key: ['kind', 'subject_id'],
  indexes: [{ on: ['turn', 'kind', 'subject_id'] }],
}

const forgetWords = `insert into search_words (search_words, rowid, words, mark) values ('delete', old.id, old.words, old.mark)`
const learnWords = 'insert into search_words (rowid, words, mark) values (new.id, new.words, new.mark)'
const forgetFacets = `insert into search_facets (search_facets, rowid, facets) values ('delete', old.id, old.facets)`
const learnFacets = 'insert into search_facets (rowid, facets) values (new.id, new.facets)'

const indexes: Record<Dialect, readonly string[]> = {
  sqlite: [
    // Which rows have which three letters in a row, and beside them the kind, so that one index answers both.
    `create virtual table search_words using fts5(words, mark, content='search_entries', content_rowid='id', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`,
    // Whole tokens of small letters, digits and underscores: which rows have one, and nothing else.
    `create virtual table search_facets using fts5(facets, content='search_entries', content_rowid='id', detail=none, columnsize=0, tokenize="ascii tokenchars '_'")`,
    'create index search_entries_by_name on search_entries (name)',
    'create index search_entries_by_other_name on search_entries (other_name)',
    `create trigger search_entries_insert after insert on search_entries begin ${learnWords}; ${learnFacets}; end`,
    `create trigger search_entries_delete after delete on search_entries begin ${forgetWords}; ${forgetFacets}; end`,
    `create trigger search_entries_words after update of words, mark on search_entries when old.words <> new.words or old.mark <> new.mark begin ${forgetWords}; ${learnWords}; end`,
    `create trigger search_entries_facets after update of facets on search_entries when old.facets <> new.facets begin ${forgetFacets}; ${learnFacets}; end`,
  ],
  postgres: [
    `create index search_entries_by_facets on search_entries using gin (string_to_array(facets, ' '))`,
    'create index search_entries_by_name on search_entries (name text_pattern_ops)',
    'create index search_entries_by_other_name on search_entries (other_name text_pattern_ops)',
    // Where a server does not offer the extension, the table is read through.
    `do $$ declare place text; begin
      if exists (select from pg_available_extensions where name = 'pg_trgm') then
        create extension if not exists pg_trgm with schema public;
        select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
        execute format('create index search_entries_by_words on search_entries using gin (words %I.gin_trgm_ops)', place);
      end if;
    end $$`,
  ],
}

/** Whom a search and the directory of people find, and filters of it that are saved (H-01). */
export const search: Migration = {
  name: '0048-search',
  statements: (dialect) => [
    ...createTable(dialect, entries),
    ...orders,
    ...indexes[dialect],
    ...createTable(dialect, stale),
    ...staleTriggers[dialect](),
    ...createTable(dialect, savedFilters),
    "insert into search_stale (kind, subject_id, turn) select 'profile', id, 0 from profiles",
    "insert into search_stale (kind, subject_id, turn) select 'group', id, 0 from groups",
  ],
}
