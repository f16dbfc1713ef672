import { CompiledQuery, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { DatabaseRefused } from '../refused.ts'
import { inTransaction } from '../transaction.ts'
import { adoptFirstSchema, isBeforeFirstSchema, newerSteps, problemOfHistory } from './earlier.ts'
import { appliedMigrations, completeRecord, prepareHistory, type Applied } from './history.ts'
import { migrations } from './list.ts'
import { applicationId, migrationsTable } from './marker.ts'
import type { Migration } from './migration.ts'

const run = (tx: Database, statement: string) => tx.executeQuery(CompiledQuery.raw(statement))

/**
 * Makes sure that only one process migrates at a time, until the transaction ends. SQLite's transaction already holds the write lock;
 * PostgreSQL takes a named lock. Switches off the statement timeout, so that neither the wait for another process nor a step over a large
 * table is cut short.
 */
async function alone(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${applicationId})`.execute(tx)
}

/** Returns the option that names the current schema for the migrator. SQLite has no schemas. */
async function schemaOf(tx: Database, dialect: Dialect): Promise<{ migrationTableSchema?: string }> {
  if (dialect !== 'postgres') return {}
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx)
  return { migrationTableSchema: rows[0]?.name ?? 'public' }
}

/** Returns Kysely's migrator for a running transaction. */
const migratorIn = async (tx: Database, dialect: Dialect, steps: readonly Migration[], newer: readonly Applied[]) =>
  new Migrator({
    db: tx,
    migrationTableName: migrationsTable,
    ...(await schemaOf(tx, dialect)),
    // Allow it, because a migration whose number was reserved earlier may be released later.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries([
            // They ran already, but Kysely refuses a history that has steps which it does not know.
            ...newer.map(({ name }) => [name, { up: () => Promise.resolve() }] as const),
            ...steps.map(
              ({ name, statements }) =>
                [
                  name,
                  {
                    async up() {
                      for (const statement of statements(dialect)) await run(tx, statement)
                    },
                  },
                ] as const,
            ),
          ]),
        ),
    },
  })

/**
 * Brings the schema to the form that this program expects, or changes nothing. All pending steps, their records and SQLite's marker are
 * committed together: if a start is killed, the old schema stays and the next start migrates (F10). Several processes may call it at once.
 * `at` is the recorded time in milliseconds. `within` runs last, in the same transaction; if it throws, the old schema stays. Returns the
 * names of the steps that ran. Throws `DatabaseRefused` if the database was made by a version that is too old, or has steps that this
 * version lacks and that do not let it run.
 */
export const migrate = (
  db: Database,
  dialect: Dialect,
  at: number,
  steps: readonly Migration[] = migrations,
  within: (tx: Database) => Promise<void> = async () => undefined,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await alone(tx, dialect)
    await prepareHistory(tx, dialect)
    const applied = await appliedMigrations(tx)
    const problem = problemOfHistory(applied, steps)
    if (problem !== null) throw new DatabaseRefused(`The database ${problem}`)
    const isBefore = isBeforeFirstSchema(applied.map(({ name }) => name))
    if (isBefore) await adoptFirstSchema(tx, dialect)
    const newer = isBefore ? [] : newerSteps(applied, steps)
    const { error, results = [] } = await (await migratorIn(tx, dialect, steps, newer)).migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
    const ran = results.flatMap(({ migrationName }) => steps.find(({ name }) => name === migrationName) ?? [])
    for (const step of ran) await completeRecord(tx, step, at)
    if (dialect === 'sqlite') {
      await run(tx, `pragma application_id = ${applicationId}`)
      await run(tx, `pragma user_version = ${steps.length + newer.length}`)
    }
    await within(tx)
    return ran.map(({ name }) => name)
  })

/** Returns the names of the steps in the database that this version does not have. After `migrate`, these are steps that let it run. */
export async function stepsOfNewer(db: Database, steps: readonly Migration[] = migrations): Promise<string[]> {
  return newerSteps(await appliedMigrations(db), steps).map(({ name }) => name)
}
