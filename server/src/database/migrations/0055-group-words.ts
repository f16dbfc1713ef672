import type { Migration } from './migration.ts'

/**
 * On PostgreSQL the names of groups have an index of their own: most entries are people, and a word that very many of them hold is rare
 * among groups. SQLite's index has the kind beside the words. Where a server does not offer `pg_trgm`, the table is read through (H-01).
 */
export const groupWords: Migration = {
  name: '0055-group-words',
  statements: (dialect) =>
    dialect === 'sqlite'
      ? []
      : [
          `do $$ declare place text; begin
      select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
      if place is not null then
        execute format('create index search_entries_by_words_of_groups on search_entries using gin (words %I.gin_trgm_ops) where kind = ''GROUP''', place);
      end if;
    end $$`,
        ],
}
