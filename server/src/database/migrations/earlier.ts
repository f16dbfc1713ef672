import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { firstSchema } from './first/first-schema.ts'
import { createdAt, removeHistory, record, type Applied } from './history.ts'

/** The steps that made the schema before `firstSchema` did: the first one, the last one, and how many there were. */
const earlier = { first: '0001-first-tables', last: '0114-words-of-posts', count: 77 }

const listed = (steps: readonly { name: string }[]) => steps.map(({ name }) => name).join(', ')

const isEarlier = (names: readonly string[]) => names.includes(earlier.first)

/** Returns whether a history has all steps from before the first schema, and so exactly its tables (docs/decisions/058-first-schema.md). */
export const isBeforeFirstSchema = (names: readonly string[]): boolean =>
  isEarlier(names) && names.includes(earlier.last) && names.length === earlier.count

/** Returns the steps in a history that this version does not have. */
export const newerSteps = (applied: readonly Applied[], known: readonly { name: string }[]): Applied[] =>
  applied.filter(({ name }) => !known.some((step) => step.name === name))

/** Returns why this program cannot use a database with this history, without the subject of the sentence; null if it can. */
export function problemOfHistory(applied: readonly Applied[], known: readonly { name: string }[]): string | null {
  const names = applied.map(({ name }) => name)
  if (isBeforeFirstSchema(names)) return null
  if (isEarlier(names))
    return (
      'was made by an earlier version of the program, whose steps this one no longer has. ' +
      `First start the last version that has the step ${earlier.last} with it, once; then start this one. ` +
      'If you do not need the data, move the database away: the program makes a new one.'
    )
  const newer = newerSteps(applied, known)
  const closed = newer.filter(({ olderMayRun }) => !olderMayRun)
  if (closed.length > 0) return `was made by a newer version of the program (${listed(closed)}), and this one does not understand it.`
  const lacking = known.filter(({ name }) => !names.includes(name))
  return newer.length > 0 && lacking.length > 0
    ? `has steps of another version of the program (${listed(newer)}) and lacks some of this one (${listed(lacking)}), so neither is older.`
    : null
}

/**
 * On PostgreSQL a constraint keeps the name of the table and column that it had first. It gets the name that it has in a new database, so
 * that a later step may name it. A default that SQLite never had goes.
 */
const asIfNew = `do $$ declare one record; begin
  for one in select place, former, name from (
    select conrelid::regclass as place, conname as former,
      regexp_replace(replace(replace(replace(replace(replace(conname,
        'verification_papers_', 'verification_documents_'), 'files_kept_at_', 'files_stored_at_'), '_wider_', '_'),
        '_stands_', '_state_'), '_flags_now_', '_flags_'), '^(uncounted_days_.*)1$', '\\1') as name
    from pg_constraint where connamespace = current_schema()::regnamespace and conrelid <> 0) as names
  where name <> former loop
    execute format('alter table %s rename constraint %I to %I', one.place, one.former, one.name);
  end loop;
  alter table second_looks alter column reason drop default;
end $$`

/** Records the first schema in a database whose tables were made by the steps before it. It keeps the time at which it was made. */
export async function adoptFirstSchema(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql.raw(asIfNew).execute(tx)
  const at = await createdAt(tx)
  await removeHistory(tx)
  await record(tx, firstSchema.name, at)
}
