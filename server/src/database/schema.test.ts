import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DatabaseHandle } from './database.ts'
import { eachDatabase, openTestDatabase } from './testing/each-database.ts'

/** Columns of tables and views; of a view SQLite does not know which may be null. */
const columnQueries = {
  sqlite: sql<{ name: string }>`select m.name || '.' || c.name || case when c.dflt_value is null then '' else ' by default' end
      || case when m.type = 'view' or c."notnull" = 1 then '' else ' or null' end as name
    from sqlite_master m join pragma_table_info(m.name) c where m.type in ('table', 'view')`,
  postgres: sql<{ name: string }>`select c.relname || '.' || a.attname || case when a.atthasdef then ' by default' else '' end
      || case when c.relkind = 'v' or a.attnotnull then '' else ' or null' end as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
} as const

/** Leaves out the tables of SQLite itself, and of its indexes of words. */
const columnsIn = async ({ db, dialect }: DatabaseHandle) =>
  (await columnQueries[dialect].execute(db)).rows
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|search_words|search_facets|user_search_words)/.test(name))
    .toSorted()

const indexQueries = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`,
  postgres: sql<{
    name: string
  }>`select indexname as name from pg_indexes where schemaname = current_schema() and indexname not like '%_pkey'`,
} as const

/** PostgreSQL cuts longer names. */
const longestName = 63
const indexesIn = async ({ db, dialect }: DatabaseHandle) =>
  (await indexQueries[dialect].execute(db)).rows.map(({ name }) => name.slice(0, longestName)).toSorted()

/** Indexes of words, where SQLite has tables. */
const onlyOnPostgres = ['search_entries_by_facets', 'search_entries_by_words', 'user_search_by_words']

describe('both engines', () => {
  eachDatabase((open) => {
    it('have the same columns, with the same null values and defaults', async () => {
      expect(await columnsIn(await open())).toEqual(await columnsIn(await openTestDatabase()))
    })

    it('have the same indexes, except those of words', async () => {
      const indexes = await indexesIn(await open())
      expect(indexes.filter((name) => !onlyOnPostgres.includes(name))).toEqual(await indexesIn(await openTestDatabase()))
    })
  })
})
