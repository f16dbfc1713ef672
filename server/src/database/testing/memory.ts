import { writeFileSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import type { DatabaseHandle } from '../database.ts'
import { sqliteHandle } from '../dialects/sqlite.ts'

const inMemory = { file: ':memory:', isNew: true }

function openFile(file: string, bytes: Buffer): DatabaseHandle {
  writeFileSync(file, bytes)
  return sqliteHandle(new BetterSqlite(file), { file, isNew: false })
}

/**
 * Opens databases that are copies of one that `fill` filled once: filling costs more than most tests. They are in memory, or in the given
 * file, for tests with another process.
 */
export function copiesInMemory(fill: (handle: DatabaseHandle) => Promise<unknown>): (file?: string) => Promise<DatabaseHandle> {
  let image: Promise<Buffer> | undefined
  async function made(): Promise<Buffer> {
    const sqlite = new BetterSqlite(inMemory.file)
    const handle = sqliteHandle(sqlite, inMemory)
    await fill(handle)
    const bytes = sqlite.serialize()
    await handle.close()
    return bytes
  }
  return async (file) => {
    const bytes = await (image ??= made())
    return file === undefined ? sqliteHandle(new BetterSqlite(bytes), inMemory) : openFile(file, bytes)
  }
}
