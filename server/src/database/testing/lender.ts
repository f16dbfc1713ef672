import { sql } from 'kysely'
import type { Database, DatabaseHandle } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { migrationsTable } from '../migrations/marker.ts'

/** A PostgreSQL schema of one's own, whatever runs it. `open` connects to it, also when nothing is in it yet. */
export type Place = { open: () => Promise<DatabaseHandle>; drop: () => Promise<void> }

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

/**
 * Lends migrated, empty schemas, each to one test at a time. Making the tables costs more than most tests do, so what comes back is
 * emptied and lent again; what comes back with other tables, or cannot be emptied, is dropped. `at` is when they were made.
 */
export function lender(newPlace: () => Promise<Place>, at: number): () => Promise<DatabaseHandle> {
  const free: { place: Place; made: string }[] = []

  async function made() {
    const place = await newPlace()
    const handle = await place.open()
    await migrate(handle.db, handle.dialect, at)
    const lent = { place, made: await shape(handle.db) }
    await handle.close()
    return lent
  }

  async function takeBack(lent: Awaited<ReturnType<typeof made>>) {
    const { db, close } = await lent.place.open()
    const isAsMade = await shape(db)
      .then(async (now) => now === lent.made && Boolean(await sql.raw(emptying).execute(db)))
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
