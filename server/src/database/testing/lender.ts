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

/**
 * Returns the SQL of a function in the schema `from`. The function copies the rows and the sequences of `from` into the current schema. It
 * returns the number of rows of each table and the sum of their transactions. If both are as in `known`, no row was written, changed or
 * deleted since, and the function skips the table.
 */
const makingRestore = (from: string) => `
create function ${from}.restore(known jsonb) returns jsonb language plpgsql as $$
declare one record; found jsonb; made jsonb := '{}';
begin
  perform set_config('session_replication_role', 'replica', true), set_config('lock_timeout', '2s', true);
  for one in select own.relname as name from pg_class own join pg_class filled using (relname)
    where own.relnamespace = current_schema()::regnamespace and filled.relnamespace = '${from}'::regnamespace and own.relkind = 'r'
      and own.relname <> '${migrationsTable}' and (pg_relation_size(own.oid) > 0 or pg_relation_size(filled.oid) > 0)
  loop
    execute format('select jsonb_build_array(count(*), sum(xmin::text::bigint)) from %I', one.name) into found;
    if known -> one.name is distinct from found then
      execute format('delete from %I', one.name);
      execute format('insert into %I select * from ${from}.%I', one.name, one.name);
      execute format('select jsonb_build_array(count(*), sum(xmin::text::bigint)) from %I', one.name) into found;
    end if;
    made := made || jsonb_build_object(one.name, found);
  end loop;
  for one in select own.sequencename as name, own.last_value as now, filled.last_value as value from pg_sequences own
    join pg_sequences filled using (sequencename) where own.schemaname = current_schema() and filled.schemaname = '${from}'
      and own.last_value is distinct from filled.last_value
  loop
    if one.value is null then execute format('alter sequence %I restart', one.name);
    else perform setval(quote_ident(one.name)::regclass, one.value); end if;
  end loop;
  return made;
end $$`

/** The rows of each table of a schema: their number, and the sum of the transactions that wrote them. */
type Marks = Readonly<Record<string, unknown>>

/** Copies the rows of the schema `from` into the tables of a schema, and returns its marks. Skips tables that are as in `known`. */
async function restore(db: Database, from: string, known: Marks): Promise<Marks> {
  const { rows } = await sql<{ made: Marks }>`select ${sql.ref(`${from}.restore`)}(${JSON.stringify(known)}::jsonb) as made`.execute(db)
  return rows[0]?.made ?? {}
}

/** Writes the rows that a database starts with. */
export type Fill = (handle: DatabaseHandle) => Promise<unknown>

type Lent = { place: Place; shape: string; marks: Marks }

/**
 * Lends migrated schemas, each to one test at a time: empty, or with the rows that `fill` wrote. Creating and filling tables costs more
 * than most tests, so a returned schema is emptied or filled again, and lent again. It is dropped if its tables changed or it cannot be
 * emptied. `at` is the time of its migration.
 */
export function lender(newPlace: () => Promise<Place>, at: number, fill?: Fill): () => Promise<DatabaseHandle> {
  const free: Lent[] = []

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
    await sql.raw(makingRestore(place.name)).execute(handle.db)
    await handle.close()
    return place.name
  }

  /** Empties a schema, or fills it, and returns its marks. */
  async function clean(db: Database, known: Marks): Promise<Marks> {
    if (fill) return restore(db, await (pattern ??= makePattern(fill)), known)
    await sql.raw(emptying).execute(db)
    return {}
  }

  async function made(): Promise<Lent> {
    // All PGlite schemas share one connection: the pattern is made before another schema is opened.
    if (fill) await (pattern ??= makePattern(fill))
    const { place, handle } = await migrated()
    const marks = fill ? await clean(handle.db, {}) : {}
    const lent = { place, shape: await shape(handle.db), marks }
    await handle.close()
    return lent
  }

  async function takeBack({ place, ...lent }: Lent) {
    const { db, close } = await place.open()
    const marks = await shape(db)
      .then((now) => (now === lent.shape ? clean(db, lent.marks) : null))
      .catch(() => null)
    await close()
    if (marks) free.push({ place, shape: lent.shape, marks })
    else await place.drop()
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
