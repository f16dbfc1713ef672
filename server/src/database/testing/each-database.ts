import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, inject, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../database.ts'
import { sqliteHandle } from '../dialects/sqlite.ts'
import { migrate } from '../migrations/migrate.ts'
import { lender, type Fill } from './lender.ts'
import { copiesInMemory } from './memory.ts'
import { newPglitePlace, pglite } from './pglite.ts'
import { newServerPlace } from './real-postgres.ts'

/** Opens a migrated database, which is closed and deleted after the test. */
export type OpenTestDatabase = () => Promise<DatabaseHandle>

/** Time at which test databases were made, in milliseconds. */
export const testMoment = Date.UTC(2026, 2, 15, 9)

/**
 * Returns a function that opens copies of a SQLite file. The file is migrated and filled once, for all tests of a worker. The product’s
 * check of a file takes twenty milliseconds. It runs on the first copy only, because all copies are equal.
 */
function files(fill: Fill): OpenTestDatabase {
  let copy: Promise<Buffer> | undefined
  let isChecked = false
  async function make(): Promise<Buffer> {
    const home = mkdtempSync(join(tmpdir(), 'wasla-db-'))
    const file = join(home, 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, testMoment)
    await fill(handle)
    await handle.close()
    const bytes = readFileSync(file)
    rmSync(home, { recursive: true, force: true })
    return bytes
  }
  return async () => {
    const bytes = await (copy ??= make())
    const home = mkdtempSync(join(tmpdir(), 'wasla-db-'))
    const file = join(home, 'wasla.db')
    writeFileSync(file, bytes)
    const handle = sqliteHandle(new BetterSqlite(file), { file, isNew: false, isChecked })
    isChecked = true
    // The file is deleted after the test, so no write has to wait for the disk.
    await sql`pragma synchronous = off`.execute(handle.db)
    return {
      ...handle,
      isNew: true,
      async close() {
        await handle.close()
        rmSync(home, { recursive: true, force: true })
      },
    }
  }
}

/** PGlite compiles itself at its first start. On a busy machine that takes longer than the timeout of a test. */
const startWithin = 180_000

function suiteOn(name: string, newDatabase: () => Promise<DatabaseHandle>, suite: (open: OpenTestDatabase) => void) {
  describe(name, () => {
    const opened: DatabaseHandle[] = []
    afterEach(async () => {
      for (const handle of opened.splice(0)) await handle.close()
    })
    suite(async () => {
      const handle = await newDatabase()
      opened.push(handle)
      return handle
    })
  })
}

/** Test databases that start with the same rows. */
type TestDatabases = {
  /**
   * Runs a store’s tests on SQLite and on PostgreSQL: on a server if there is one, else on PGlite, which is PostgreSQL inside this process.
   */
  each(suite: (open: OpenTestDatabase) => void): void
  /** Opens a database on the PostgreSQL server, where transactions really run at the same time. Only for tests that need one. */
  onServer: OpenTestDatabase
}

/** Returns test databases that start with the rows that `fill` writes. */
export function databases(fill?: Fill): TestDatabases {
  const onSqlite = files(fill ?? (() => Promise.resolve()))
  const onPglite = lender(newPglitePlace, testMoment, fill)
  const onServer = lender(() => newServerPlace(inject('postgresUrl') ?? ''), testMoment, fill)
  return {
    each(suite) {
      suiteOn('on SQLite', onSqlite, suite)
      if (inject('postgresUrl')) return suiteOn('on a PostgreSQL server', onServer, suite)
      beforeAll(async () => void (await pglite()), startWithin)
      suiteOn('on PGlite', onPglite, suite)
    },
    async onServer() {
      const handle = await onServer()
      onTestFinished(handle.close)
      return handle
    },
  }
}

/** Databases with empty tables: `each` runs a suite on every kind, `onServer` opens one for a single test. */
export const { each: eachDatabase, onServer: openServerDatabase } = databases()

/** Opens a database in memory, for tests that are not about the store. */
export const openTestDatabase = copiesInMemory(({ db, dialect }) => migrate(db, dialect, testMoment))
