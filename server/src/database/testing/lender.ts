import { sql } from 'kysely'
import type { Database, DatabaseHandle } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { migrationsTable } from '../migrations/marker.ts'

/** A PostgreSQL schema for one test at a time, in PGlite or on a server. `open` connects to it, even if it is still empty. */
export type Place = {
  name: string
  open: () => Promise<DatabaseHandle>
  drop: () => Promise<void>
}

/** Returns the tables of a schema and their numbers of columns, as text. */
async function shape(db: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select string_agg(relname || ' ' || relnatts, ',' order by relname) as shape
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db)
  return rows[0]?.shape ?? ''
}

/**
 * Deletes the rows of all tables except those of the migrations, without checking keys or running triggers. Restarts all sequences. Skips
 * empty tables.
 */
const emptying = `do $$ declare one text; begin
  set local session_replication_role = replica;
  set local lock_timeout = '2s';
  for one in select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> '${migrationsTable}' and pg_relation_size(oid) > 0
  loop execute format('delete from %I', one); end loop;
  for one in select sequencename from pg_sequences where schemaname = current_schema() and last_value is not null
  loop execute format('alter sequence %I restart', one); end loop;
end $$`

/** Copies all rows of another schema into the empty tables of this one, and continues its sequences. */
const copying = (from: string) => `do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select relname as name from pg_class
    where relnamespace = '${from}'::regnamespace and relkind = 'r' and relname <> '${migrationsTable}' and pg_relation_size(oid) > 0
  loop execute format('insert into %I select * from ${from}.%I', one.name, one.name); end loop;
  for one in select sequencename as name, last_value as value from pg_sequences where schemaname = '${from}' and last_value is not null
  loop perform setval(quote_ident(one.name)::regclass, one.value); end loop;
end $$`

/** Writes the rows that a database starts with. */
export type Fill = (handle: DatabaseHandle) => Promise<unknown>

/**
 * Lends migrated schemas, each to one test at a time: empty, or with the rows that `fill` wrote. Creating and filling tables costs more
 * than most tests, so a returned schema is emptied, filled with a copy and lent again. It is dropped if its tables changed or it cannot be
 * emptied. `at` is the time of its migration.
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
  /** Makes a filled schema that is never lent; others are filled from it. Returns its name. */
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
