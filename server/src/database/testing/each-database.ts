import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
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

type Engine = { open: () => Promise<DatabaseHandle>; start?: () => Promise<unknown>; stop?: () => Promise<void> }

/** An engine inside the process begins by compiling itself, which on a busy machine takes longer than any test may. */
const startWithin = 180_000

function suiteOn(name: string, { open, start, stop }: Engine, suite: (open: OpenTestDatabase) => void) {
  describe(name, () => {
    if (start) beforeAll(async () => void (await start()), startWithin)
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
  suiteOn('on SQLite', { open: openTemporaryFile }, suite)
  suiteOn('on PGlite', pgliteOpener(), suite)
  const server = inject('postgresUrl')
  if (server) suiteOn('on a PostgreSQL server', { open: () => openOnServer(server) }, suite)
}

/** For tests that are not about the store: one in memory is enough. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const handle = await openDatabase({ kind: 'sqlite', file: ':memory:', create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  return handle
}
