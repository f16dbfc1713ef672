import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, inject } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { pgliteOpener } from './pglite.ts'
import { openOnServer } from './real-postgres.ts'

/** Opens a migrated, empty database; it is closed and gone after the test. */
export type OpenTestDatabase = () => Promise<DatabaseHandle>

/** The moment test databases were made. */
export const testMoment = Date.UTC(2026, 2, 15, 9)

async function openTemporaryFile(): Promise<DatabaseHandle> {
  const home = mkdtempSync(join(tmpdir(), 'wasla-db-'))
  const handle = await openDatabase({ kind: 'sqlite', file: join(home, 'wasla.db'), create: true })
  return {
    ...handle,
    async close() {
      await handle.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function suiteOn(name: string, open: () => Promise<DatabaseHandle>, suite: (open: OpenTestDatabase) => void, stop?: () => Promise<void>) {
  describe(name, () => {
    const opened: DatabaseHandle[] = []
    afterEach(async () => {
      for (const handle of opened.splice(0)) await handle.close()
    })
    if (stop) afterAll(stop)
    suite(async () => {
      const handle = await open()
      opened.push(handle)
      await migrate(handle.db, handle.dialect, testMoment)
      return handle
    })
  })
}

/** Runs a store's tests on SQLite, on PostgreSQL inside the process, and on a PostgreSQL server where one is at hand. */
export function eachDatabase(suite: (open: OpenTestDatabase) => void): void {
  suiteOn('on SQLite', openTemporaryFile, suite)
  const pglite = pgliteOpener()
  suiteOn('on PGlite', pglite.open, suite, pglite.stop)
  const server = inject('postgresUrl')
  if (server) suiteOn('on a PostgreSQL server', () => openOnServer(server), suite)
}

/** For tests that are not about the store: one in memory is enough. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const handle = await openDatabase({ kind: 'sqlite', file: ':memory:', create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  return handle
}
