import type { Dialect } from '../dialects/dialect.ts'
import { bit, createTable, growing, integer, notNegative, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** With a number of its own, by which an index of words knows a row for good: SQLite renumbers rows without one when it copies a database. */
const table: Table = {
  name: 'user_search',
  columns: {
    id: growing(),
    user_id: partOf('users'),
    created_at: integer(),
    suspended: bit(),
    marks: notNegative(),
    sort_name: text(),
    words: text(),
  },
  indexes: [
    { on: ['user_id'], unique: true },
    { on: ['created_at', 'user_id'] },
    { on: ['sort_name', 'user_id'] },
    { on: ['created_at'], where: 'suspended = 1' },
    { on: ['marks', 'suspended', 'created_at', 'user_id'] },
  ],
}

const forget = `insert into user_search_words (user_search_words, rowid, words) values ('delete', old.id, old.words)`
const learn = 'insert into user_search_words (rowid, words) values (new.id, new.words)'

const index: Record<Dialect, readonly string[]> = {
  // Every three letters in a row, in the index alone; the words themselves stay where they are.
  sqlite: [
    `create virtual table user_search_words using fts5(words, content='user_search', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    `create trigger user_search_words_insert after insert on user_search begin ${learn}; end`,
    `create trigger user_search_words_delete after delete on user_search begin ${forget}; end`,
    `create trigger user_search_words_update after update of words on user_search when old.words <> new.words begin ${forget}; ${learn}; end`,
  ],
  // The extension is trusted, so whoever owns the database may have it; where a server does not offer it, the table is read through.
  postgres: [
    `do $$ declare place text; begin
      if exists (select from pg_available_extensions where name = 'pg_trgm') then
        create extension if not exists pg_trgm with schema public;
        select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
        execute format('create index user_search_by_words on user_search using gin (words %I.gin_trgm_ops)', place);
      end if;
    end $$`,
  ],
}

/** Users are found among a hundred thousand by an index of what is in their words, not by reading all of them (H-01). */
export const searchIndex: Migration = {
  name: '0015-search-index',
  statements: (dialect) => [
    'drop table user_search',
    ...createTable(dialect, table),
    ...index[dialect],
    // What is found is made of the users themselves: all of it anew.
    'insert into user_search_stale (user_id) select id from users where true on conflict (user_id) do nothing',
  ],
}
