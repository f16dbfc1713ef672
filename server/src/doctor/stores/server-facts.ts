import { sql } from 'kysely'
import type { Database, DatabaseHandle } from '../../database/database.ts'
import { migrationsTable } from '../../database/migrations/marker.ts'
import { appliedMigrations, type Applied } from '../../database/migrations/history.ts'

/** What a database says about itself. `now` is its clock in milliseconds; null if it has none of its own. */
export type ServerFacts = { version: string; now: number | null; applied: readonly Applied[] }

async function ofPostgres(db: Database): Promise<{ version: string; now: number }> {
  const { rows } = await sql<{ version: string; now: number }>`
    select current_setting('server_version') as version, floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db)
  return { version: `PostgreSQL ${rows[0]?.version ?? ''}`, now: Number(rows[0]?.now) }
}

async function ofSqlite(db: Database): Promise<{ version: string; now: null }> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
  return { version: `SQLite ${rows[0]?.version ?? ''}`, now: null }
}

async function hasHistory(db: Database, dialect: DatabaseHandle['dialect']): Promise<boolean> {
  const { rows } =
    dialect === 'postgres'
      ? await sql`select 1 where to_regclass(${migrationsTable}) is not null`.execute(db)
      : await sql`select 1 from sqlite_master where name = ${migrationsTable}`.execute(db)
  return rows.length > 0
}

/** Reads version, clock and applied migrations. Changes nothing. */
export async function serverFacts({ db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>): Promise<ServerFacts> {
  const facts = await (dialect === 'postgres' ? ofPostgres(db) : ofSqlite(db))
  return { ...facts, applied: (await hasHistory(db, dialect)) ? await appliedMigrations(db) : [] }
}
