import BetterSqlite from 'better-sqlite3'
import type { DatabaseHandle } from '../database.ts'
import { sqliteHandle } from '../dialects/sqlite.ts'

const inMemory = { file: ':memory:', isNew: true }

/** Opens databases in memory, each a copy of one that `fill` filled: to fill one costs more than most tests do. */
export function copiesInMemory(fill: (handle: DatabaseHandle) => Promise<unknown>): () => Promise<DatabaseHandle> {
  let image: Promise<Buffer> | undefined
  async function made(): Promise<Buffer> {
    const sqlite = new BetterSqlite(inMemory.file)
    const handle = sqliteHandle(sqlite, inMemory)
    await fill(handle)
    const bytes = sqlite.serialize()
    await handle.close()
    return bytes
  }
  return async () => sqliteHandle(new BetterSqlite(await (image ??= made())), inMemory)
}
