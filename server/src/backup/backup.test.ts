import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { shareLock } from '#platform/shared-lock.ts'
import { seedDemo } from '../demo/seed.ts'
import { localFiles } from '../providers/files/local.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { BackupCheck } from './checks.ts'
import { occupy, restoringIn, runningLock } from './data-places.ts'
import { backupsIn, findBackup, finishedBackups, storedNights } from '../database/backups.ts'
import { BackupFailed, makeBackup } from './make.ts'
import { nightlyBackup } from './nightly.ts'
import { restoreBackup } from './restore.ts'

const day = 86_400_000
const backup = (dataDir: string, now = testMoment, checks?: BackupCheck[]) =>
  makeBackup({ dataDir, now, hasFiles: true, ...(checks ? { checks } : {}) })

async function opened(dataDir: string, create = false) {
  const handle = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create })
  await migrate(handle.db, handle.dialect, testMoment)
  return handle
}

/** Makes the directory that `lived` copies. */
async function makePattern() {
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-lived-'))
  mkdirSync(join(dataDir, 'tmp'))
  const handle = await opened(dataDir, true)
  await seedDemo({ ...handle, clock: manualClock(testMoment), files: localFiles(dataDir), dataDir })
  writeFileSync(join(dataDir, 'secrets.json'), '{"token":"t"}')
  await handle.close()
  return dataDir
}

/** Made once, because making it takes longer than most tests. */
let pattern: Promise<string> | undefined
afterAll(async () => {
  if (pattern) rmSync(await pattern, { recursive: true })
})

/** Returns a data directory with the demo's people, their documents and stored secrets. */
async function lived() {
  const dataDir = temporaryFolder()
  cpSync(await (pattern ??= makePattern()), dataDir, { recursive: true })
  return dataDir
}

const empty = (dataDir: string) => {
  for (const name of ['wasla.db', 'wasla.db-wal', 'wasla.db-shm', 'files', 'secrets.json'])
    rmSync(join(dataDir, name), { recursive: true, force: true })
}

async function everything(dataDir: string) {
  const { db, close } = await opened(dataDir)
  const rows = await Promise.all([
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('profiles').selectAll().orderBy('id').execute(),
    db.selectFrom('files').selectAll().orderBy('id').execute(),
  ])
  await close()
  const files = readdirSync(join(dataDir, 'files')).toSorted()
  return { rows, files: files.map((name) => [name, readFileSync(join(dataDir, 'files', name)).toString('base64')]) }
}

describe('a backup', () => {
  it('restores the same people, documents and secrets into an empty folder', async () => {
    const dataDir = await lived()
    const before = await everything(dataDir)
    expect(before.files.length).toBeGreaterThan(0)
    const made = backup(dataDir)
    expect(made.manifest.files).toMatchObject({ count: before.files.length, missing: 0 })
    empty(dataDir)
    expect(restoreBackup({ dataDir, now: testMoment })).toMatchObject({ name: made.name, before: null })
    expect(await everything(dataDir)).toEqual(before)
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"token":"t"}')
  })

  it('contains everything that was written before it and nothing later, while the product runs', async () => {
    const dataDir = await lived()
    const handle = await opened(dataDir)
    onTestFinished(handle.close)
    const write = (key: string) => handle.db.insertInto('settings').values({ key, value: '1', updated_at: 1 }).execute()
    await write('test.before')
    const { path } = backup(dataDir)
    await write('test.after')
    const copy = new BetterSqlite(join(path, 'wasla.db'), { readonly: true })
    onTestFinished(() => void copy.close())
    expect(copy.prepare(`select key from settings where key like 'test.%'`).pluck().all()).toEqual(['test.before'])
  })

  it('contains clicks that are not counted yet; restoring it keeps later clicks too', async () => {
    const dataDir = await lived()
    const folder = join(dataDir, 'clicks', 'world', 'journal')
    const segments = () => Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'owner.lock'), '')
    writeFileSync(join(folder, '0000000001.clicks'), 'one\n')
    writeFileSync(join(folder, '0000000002.clicks'), 'two\n')
    const { path } = backup(dataDir)
    expect(readdirSync(join(path, 'clicks'), { recursive: true }).filter((name) => String(name).includes('.'))).toEqual([
      join('world', 'journal', '0000000001.clicks'),
      join('world', 'journal', '0000000002.clicks'),
    ])
    // After the backup the first segment was counted, the second grew and a third was added.
    rmSync(join(folder, '0000000001.clicks'))
    writeFileSync(join(folder, '0000000002.clicks'), 'two\nthree\n')
    writeFileSync(join(folder, '0000000003.clicks'), 'four\n')
    restoreBackup({ dataDir, now: testMoment })
    expect(segments()).toEqual({
      'owner.lock': '',
      '0000000001.clicks': 'one\n',
      '0000000002.clicks': 'two\nthree\n',
      '0000000003.clicks': 'four\n',
    })
    rmSync(join(dataDir, 'clicks'), { recursive: true })
    restoreBackup({ dataDir, now: testMoment + 1_000 })
    expect(segments()).toEqual({ '0000000001.clicks': 'one\n', '0000000002.clicks': 'two\n' })
  })

  it('leaves out files without a row, and reports files that are missing', async () => {
    const dataDir = await lived()
    writeFileSync(join(dataDir, 'files', 'stranger.pdf'), 'x')
    const [first = ''] = readdirSync(join(dataDir, 'files')).toSorted()
    rmSync(join(dataDir, 'files', first))
    const { path, manifest } = backup(dataDir)
    expect(readdirSync(join(path, 'files'))).not.toContain('stranger.pdf')
    expect(manifest.files.missing).toBe(1)
  })

  it('fails if a check fails, and leaves nothing behind', async () => {
    const dataDir = await lived()
    const books: BackupCheck = { name: 'books', problems: () => ['they do not balance'] }
    expect(() => backup(dataDir, testMoment, [books])).toThrow(new BackupFailed('The copy does not count: books: they do not balance'))
    expect(readdirSync(backupsIn(dataDir))).toEqual(['making.lock'])
    const handle = new BetterSqlite(join(dataDir, 'wasla.db'))
    handle.pragma('foreign_keys = 0')
    handle.exec(`delete from users where id = (select user_id from profiles limit 1)`)
    handle.close()
    expect(() => backup(dataDir)).toThrow(/does not count: references: /)
  })

  it('fails if the balances of the ledger do not add up', async () => {
    const dataDir = await lived()
    const handle = new BetterSqlite(join(dataDir, 'wasla.db'))
    expect(backup(dataDir).path).toContain('backups')
    handle.exec(
      `drop trigger ledger_accounts_rules_of_update; update ledger_accounts set balance = balance + 9192 where id = 'adjustments'`,
    )
    handle.close()
    expect(() => backup(dataDir, testMoment + day)).toThrow(/does not count: invariants: I3 ledger_i3_balances adjustments/)
  })

  it('is skipped if it is damaged: the newest undamaged backup is restored', async () => {
    const dataDir = await lived()
    const good = backup(dataDir)
    const bad = backup(dataDir, testMoment + day)
    const file = join(bad.path, 'wasla.db')
    const bytes = readFileSync(file)
    bytes.fill(0xff, bytes.length - 100)
    writeFileSync(file, bytes)
    expect(findBackup(dataDir)?.name).toBe(good.name)
    expect(() => restoreBackup({ dataDir, name: bad.name, now: testMoment })).toThrow(/is damaged/)
    expect(restoreBackup({ dataDir, now: testMoment }).name).toBe(good.name)
  })

  it('is stored for seven nights: the eighth removes the oldest', async () => {
    const dataDir = await lived()
    const names = Array.from({ length: storedNights + 1 }, (_, night) => backup(dataDir, testMoment + night * day).name)
    expect(finishedBackups(dataDir).map(({ name }) => name)).toEqual(names.slice(1).toReversed())
  })

  it('leaves only partial files if it is killed; the next backup removes them', async () => {
    const dataDir = await lived()
    const half = join(backupsIn(dataDir), '.2026-03-14T00-00-00Z.part')
    const stage = `
      import { makeBackup } from ${JSON.stringify(new URL('make.ts', import.meta.url).href)}
      const kill = { name: 'kill', problems: () => process.kill(process.pid, 'SIGKILL') }
      makeBackup({ dataDir: ${JSON.stringify(dataDir)}, now: Date.UTC(2026, 2, 14), hasFiles: true, checks: [kill] })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', stage], { stdio: 'ignore' })
    const [, signal] = (await once(child, 'close')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    expect(existsSync(join(half, 'wasla.db'))).toBe(true)
    expect(findBackup(dataDir)).toBeNull()
    const { name } = backup(dataDir)
    expect(existsSync(half)).toBe(false)
    expect(findBackup(dataDir)?.name).toBe(name)
  })

  it('is made once a night by the running product', async () => {
    const dataDir = await lived()
    const clock = manualClock(testMoment)
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const nightly = nightlyBackup({ dataDir, hasFiles: true, born: testMoment, clock, log })
    onTestFinished(nightly.stop)
    await nightly.run()
    expect(finishedBackups(dataDir)).toEqual([])
    clock.advance(day)
    await nightly.run()
    await nightly.run()
    expect(finishedBackups(dataDir)).toHaveLength(1)
    expect(lines).toHaveLength(1)
  })
})

describe('restoring', () => {
  it('moves the previous data aside', async () => {
    const dataDir = await lived()
    backup(dataDir)
    const { db, close } = await opened(dataDir)
    await db.insertInto('settings').values({ key: 'test.later', value: '1', updated_at: 1 }).execute()
    await close()
    const { before } = restoreBackup({ dataDir, now: testMoment })
    const old = new BetterSqlite(join(before ?? '', 'wasla.db'), { readonly: true })
    onTestFinished(() => void old.close())
    expect(old.prepare(`select count(*) from settings where key = 'test.later'`).pluck().get()).toBe(1)
    const restored = await opened(dataDir)
    onTestFinished(restored.close)
    expect(await restored.db.selectFrom('settings').select('key').where('key', '=', 'test.later').execute()).toEqual([])
  })

  it('refuses while a server runs', async () => {
    const dataDir = await lived()
    backup(dataDir)
    const release = shareLock(runningLock(dataDir))
    onTestFinished(() => release?.())
    expect(() => restoreBackup({ dataDir, now: testMoment })).toThrow(/A server is running/)
  })

  it.each([
    ['of a newer version', '9999-newer', /newer version of the program \(9999-newer\)/],
    ['that is too old', '0001-first-tables', /earlier version of the program.*0114-words-of-posts/],
  ])('refuses a backup %s', async (_, step, message) => {
    const dataDir = await lived()
    const { path } = backup(dataDir)
    const file = join(path, 'backup.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: string[] }
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, step] }))
    expect(() => restoreBackup({ dataDir, now: testMoment })).toThrow(message)
  })

  it('prevents every server start after it was interrupted, until it is repeated', async () => {
    const dataDir = await lived()
    backup(dataDir)
    mkdirSync(restoringIn(dataDir))
    expect(() => occupy(dataDir)).toThrow(/cut short.*npm run restore/)
    restoreBackup({ dataDir, now: testMoment })
    expect(() => occupy(dataDir)()).not.toThrow()
  })

  it('lists the existing backups if the requested one does not exist', async () => {
    const dataDir = await lived()
    expect(() => restoreBackup({ dataDir, now: testMoment })).toThrow(/no whole backup/)
    const { name } = backup(dataDir)
    expect(() => restoreBackup({ dataDir, name: 'yesterday', now: testMoment })).toThrow(`There are: ${name}.`)
  })
})
