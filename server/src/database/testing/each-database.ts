import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, inject } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { lender } from './lender.ts'
import { copiesInMemory } from './memory.ts'
import { newPglitePlace, pglite } from './pglite.ts'
import { newServerPlace } from './real-postgres.ts'

/** Opens a migrated, empty database; it is closed and gone after the test. */
export type OpenTestDatabase = () => Promise<DatabaseHandle>

/** The moment test databases were made. */
export const testMoment = Date.UTC(2026, 2, 15, 9)

let migrated: Promise<Buffer> | undefined

/** A SQLite file as it is after its migrations, made once for all tests of a worker. */
async function makeFile(): Promise<Buffer> {
  const home = mkdtempSync(join(tmpdir(), 'wasla-db-'))
  const file = join(home, 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  await handle.close()
  const bytes = readFileSync(file)
  rmSync(home, { recursive: true, force: true })
  return bytes
}

async function openTemporaryFile(): Promise<DatabaseHandle> {
  const bytes = await (migrated ??= makeFile())
  const home = mkdtempSync(join(tmpdir(), 'wasla-db-'))
  const file = join(home, 'wasla.db')
  writeFileSync(file, bytes)
  const handle = await openDatabase({ kind: 'sqlite', file, create: false })
  // It need not outlive its test, so no write waits for the disk.
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

/** An engine inside the process begins by compiling itself, which on a busy machine takes longer than any test may. */
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

const onPglite = lender(newPglitePlace, testMoment)
const onServer = lender(() => newServerPlace(inject('postgresUrl') ?? ''), testMoment)

/** Runs a store's tests on SQLite, on PostgreSQL inside the process, and on a PostgreSQL server where one is at hand. */
export function eachDatabase(suite: (open: OpenTestDatabase) => void): void {
  beforeAll(async () => void (await pglite()), startWithin)
  suiteOn('on SQLite', openTemporaryFile, suite)
  suiteOn('on PGlite', onPglite, suite)
  if (inject('postgresUrl')) suiteOn('on a PostgreSQL server', onServer, suite)
}

/** For tests that are not about the store: one in memory is enough. */
export const openTestDatabase = copiesInMemory(({ db, dialect }) => migrate(db, dialect, testMoment))
