import { writeFileSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import type { DatabaseHandle } from '../database.ts'
import { sqliteHandle } from '../dialects/sqlite.ts'

const inMemory = { file: ':memory:', isNew: true }

/**
 * Opens databases that are copies of one that `fill` filled once: filling costs more than most tests. They are in memory, or in the given
 * file, for tests with another process. The product’s check of a file takes most of the time of an opening. It runs on the first copy only,
 * because all copies are equal.
 */
export function copiesInMemory(fill: (handle: DatabaseHandle) => Promise<unknown>): (file?: string) => Promise<DatabaseHandle> {
  let image: Promise<Buffer> | undefined
  let isChecked = false
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
    if (file !== undefined) writeFileSync(file, bytes)
    const handle =
      file === undefined
        ? sqliteHandle(new BetterSqlite(bytes), { ...inMemory, isChecked })
        : sqliteHandle(new BetterSqlite(file), { file, isNew: false, isChecked })
    isChecked = true
    return handle
  }
}
