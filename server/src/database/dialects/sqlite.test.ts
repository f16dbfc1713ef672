import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '../../backup/make.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { inTransaction, isStoreBusy } from '../transaction.ts'

let home = ''
let file = ''
const open = (create = false) => openDatabase({ kind: 'sqlite', file, create })

/** Makes a closed, migrated database with some pages. */
async function made() {
  const handle = await open(true)
  await migrate(handle.db, handle.dialect, 1)
  const rows = Array.from({ length: 200 }, (_, i) => ({ key: `k${i}`, value: 'v'.repeat(500), updated_at: 1 }))
  await handle.db.insertInto('settings').values(rows).execute()
  await handle.close()
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wasla-file-'))
  file = join(home, 'wasla.db')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('openDatabase on SQLite', () => {
  it('writes through to the disk after every start, not only after the first', async () => {
    await made()
    const again = await open()
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(again.db)
    expect(rows[0]?.synchronous).toBe(2)
    await again.close()
  })

  it('creates a missing or empty file only if that is allowed', async () => {
    expect((await open(true)).isNew).toBe(true)
    await expect(openDatabase({ kind: 'sqlite', file: join(home, 'none.db'), create: false })).rejects.toThrow(
      /There is no database .* DATABASE_CREATE=1/,
    )
    writeFileSync(join(home, 'empty.db'), '')
    await expect(openDatabase({ kind: 'sqlite', file: join(home, 'empty.db'), create: false })).rejects.toThrow(/There is no database/)
  })

  it('refuses a file with a broken header and names the last backup', async () => {
    await made()
    const { path } = makeBackup({ dataDir: home, now: Date.UTC(2026, 2, 14), hasFiles: true })
    const later = makeBackup({ dataDir: home, now: Date.UTC(2026, 2, 15), hasFiles: true })
    writeFileSync(join(later.path, 'wasla.db'), 'x')
    const bytes = readFileSync(file)
    bytes.write('nonsense', 0)
    writeFileSync(file, bytes)
    await expect(open()).rejects.toThrow(`the last good backup is ${path}:`)
    expect(existsSync(path)).toBe(true)
    rmSync(path, { recursive: true })
    await expect(open()).rejects.toThrow('there is no good backup beside it')
  })

  it('refuses a file that is cut short', async () => {
    await made()
    truncateSync(file, 8192)
    await expect(open()).rejects.toThrow(/cut short/)
  })

  it('refuses a file with an unreadable page', async () => {
    await made()
    const bytes = readFileSync(file)
    bytes.fill(0xff, bytes.length - 4096 * 3, bytes.length)
    writeFileSync(file, bytes)
    await expect(open()).rejects.toThrow(/damaged/)
  })

  it('allows only reads after a page of the open file turns out unreadable', async () => {
    await made()
    const damage: unknown[] = []
    const handle = await openDatabase({ kind: 'sqlite', file, create: false, onDamage: (error) => damage.push(error) })
    await sql`pragma shrink_memory`.execute(handle.db)
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096 * 4)
    writeFileSync(file, bytes)
    for (let tried = 0; tried < 2; tried++) await expect(handle.db.selectFrom('settings').selectAll().execute()).rejects.toThrow()
    expect(damage).toHaveLength(1)
    await expect(
      handle.db
        .insertInto('audit')
        .values({ id: 'a', at: 1, actor: 'a', action: 'a', target: 'a', detail: null, before_state: null, after_state: null })
        .execute(),
    ).rejects.toThrow()
    await handle.close()
  })

  it('refuses a file of another program, or one without its tables', async () => {
    const foreign = new BetterSqlite(file)
    foreign.exec('create table notes (text)')
    foreign.close()
    await expect(open(true)).rejects.toThrow(/another program/)
    rmSync(file)
    await made()
    const emptied = new BetterSqlite(file)
    emptied.exec('drop table schema_migrations')
    emptied.close()
    await expect(open()).rejects.toThrow(/tables are gone/)
  })

  it('reports statements that take too long', async () => {
    await made()
    const slow: string[] = []
    const handle = await openDatabase({ kind: 'sqlite', file, create: false, longest: 0, onSlow: (statement) => slow.push(statement) })
    await handle.db.selectFrom('settings').select('key').limit(1).execute()
    await handle.close()
    expect(slow).toEqual([expect.stringContaining('from "settings"')])
  })

  it('throws a busy error while another process has the lock', async () => {
    await made()
    const handle = await open()
    await sql`pragma busy_timeout = 1`.execute(handle.db)
    const other = new BetterSqlite(file)
    other.exec('begin immediate')
    const error = await inTransaction(handle.db, async () => 1).catch((e: unknown) => e)
    expect(isStoreBusy(error)).toBe(true)
    other.exec('rollback')
    other.close()
    expect(await inTransaction(handle.db, async () => 1)).toBe(1)
    await handle.close()
  })
})
