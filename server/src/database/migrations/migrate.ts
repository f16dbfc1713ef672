import { CompiledQuery, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { DatabaseRefused } from '../refused.ts'
import { inTransaction } from '../transaction.ts'
import { appliedMigrations, prepareHistory, recordTime } from './history.ts'
import { migrations } from './list.ts'
import { applicationId, migrationsTable } from './marker.ts'
import type { Migration } from './migration.ts'

const run = (tx: Database, statement: string) => tx.executeQuery(CompiledQuery.raw(statement))

/**
 * Only one process migrates at a time: SQLite's transaction already holds the write lock, PostgreSQL takes one by name. Neither waiting
 * for another process nor a step over a large table is cut short by the limit that holds for requests.
 */
async function alone(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${applicationId})`.execute(tx)
}

/** PostgreSQL's tables may lie in one of several schemas; SQLite has no such thing. */
async function schemaOf(tx: Database, dialect: Dialect): Promise<{ migrationTableSchema?: string }> {
  if (dialect !== 'postgres') return {}
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx)
  return { migrationTableSchema: rows[0]?.name ?? 'public' }
}

/** Kysely's migrator inside the transaction it is given. */
const migratorIn = async (tx: Database, dialect: Dialect, steps: readonly Migration[]) =>
  new Migrator({
    db: tx,
    migrationTableName: migrationsTable,
    ...(await schemaOf(tx, dialect)),
    // A migration whose number was reserved earlier may be released later.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            steps.map(({ name, statements }) => [
              name,
              {
                async up() {
                  for (const statement of statements(dialect)) await run(tx, statement)
                },
              },
            ]),
          ),
        ),
    },
  })

/**
 * Brings the schema to what this program expects, all of it or nothing: every pending step, its entry and SQLite's marker commit
 * together, so a start that is killed leaves the old schema and the next one finishes (F10). Several processes may call it at once.
 * `at` is the moment written beside each step. `within` runs last, in the same transaction: what it throws leaves the old schema.
 * Answers the names of the steps that ran.
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
    const unknown = (await appliedMigrations(tx)).filter((name) => !steps.some((step) => step.name === name))
    if (unknown.length > 0) throw new DatabaseRefused(`The database was made by a newer version of the program (${unknown.join(', ')}).`)
    const { error, results = [] } = await (await migratorIn(tx, dialect, steps)).migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
    for (const { migrationName } of results) await recordTime(tx, migrationName, at)
    if (dialect === 'sqlite') {
      await run(tx, `pragma application_id = ${applicationId}`)
      await run(tx, `pragma user_version = ${steps.length}`)
    }
    await within(tx)
    return results.map(({ migrationName }) => migrationName)
  })
