import { sql } from 'kysely'
import type { Database, DatabaseHandle } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { migrationsTable } from '../migrations/marker.ts'

/** A PostgreSQL schema of one's own, whatever runs it. `open` connects to it, also when nothing is in it yet. */
export type Place = {
  name: string
  open: () => Promise<DatabaseHandle>
  drop: () => Promise<void>
}

/** What a schema looks like: its tables and how many columns they have. */
async function shape(db: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select string_agg(relname || ' ' || relnatts, ',' order by relname) as shape
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db)
  return rows[0]?.shape ?? ''
}

/** Takes every row but the migrations' own, past keys and triggers, and begins every count anew. Untouched tables cost nothing. */
const emptying = `do $$ declare one text; begin
  set local session_replication_role = replica;
  set local lock_timeout = '2s';
  for one in select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> '${migrationsTable}' and pg_relation_size(oid) > 0
  loop execute format('delete from %I', one); end loop;
  for one in select sequencename from pg_sequences where schemaname = current_schema() and last_value is not null
  loop execute format('alter sequence %I restart', one); end loop;
end $$`

/** Puts every row of another schema into the empty tables of this one, and counts on from where that one is. */
const copying = (from: string) => `do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select relname as name from pg_class
    where relnamespace = '${from}'::regnamespace and relkind = 'r' and relname <> '${migrationsTable}' and pg_relation_size(oid) > 0
  loop execute format('insert into %I select * from ${from}.%I', one.name, one.name); end loop;
  for one in select sequencename as name, last_value as value from pg_sequences where schemaname = '${from}' and last_value is not null
  loop perform setval(quote_ident(one.name)::regclass, one.value); end loop;
end $$`

/** Writes what a database begins with beside its tables. */
export type Fill = (handle: DatabaseHandle) => Promise<unknown>

/**
 * Lends migrated schemas, each to one test at a time: empty ones, or ones in which is what `fill` wrote. Making the tables, and filling
 * them, costs more than most tests do, so what comes back is emptied, filled with a copy and lent again; what comes back with other
 * tables, or cannot be emptied, is dropped. `at` is when they were made.
 */
export function lender(newPlace: () => Promise<Place>, at: number, fill?: Fill): () => Promise<DatabaseHandle> {
  const free: { place: Place; made: string }[] = []

  async function migrated() {
    const place = await newPlace()
    const handle = await place.open()
    await migrate(handle.db, handle.dialect, at)
    return { place, handle }
  }

  let pattern: Promise<string> | undefined
  /** The name of one that is filled and never lent: the others are filled from it. */
  async function makePattern(write: Fill): Promise<string> {
    const { place, handle } = await migrated()
    await write(handle)
    await handle.close()
    return place.name
  }

  async function made() {
    const { place, handle } = await migrated()
    await fill?.(handle)
    const lent = { place, made: await shape(handle.db) }
    await handle.close()
    return lent
  }

  async function takeBack(lent: Awaited<ReturnType<typeof made>>) {
    const filledOne = fill && (await (pattern ??= makePattern(fill)))
    const { db, close } = await lent.place.open()
    const isAsMade = await shape(db)
      .then(async (now) => {
        if (now !== lent.made) return false
        await sql.raw(emptying).execute(db)
        if (filledOne) await sql.raw(copying(filledOne)).execute(db)
        return true
      })
      .catch(() => false)
    await close()
    if (isAsMade) free.push(lent)
    else await lent.place.drop()
  }

  return async () => {
    const lent = free.pop() ?? (await made())
    const handle = await lent.place.open()
    return {
      ...handle,
      isNew: true,
      async close() {
        await handle.close()
        await takeBack(lent)
      },
    }
  }
}
