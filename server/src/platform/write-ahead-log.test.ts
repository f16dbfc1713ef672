import { statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { manualClock } from './clock.ts'
import { createLog } from './log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { watchWriteAheadLog } from './write-ahead-log.ts'

async function stage(isBusy = false) {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  onTestFinished(handle.close)
  const { db } = handle
  await migrate(db, handle.dialect, 1)
  const lines: { bytes: number; isAnew: boolean }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
  const clock = manualClock(0)
  const watch = watchWriteAheadLog({ db, file, clock, log, isBusy: () => isBusy, most: 100_000 })
  const write = async (keys: number) => {
    for (let key = 0; key < keys; key++)
      await db
        .insertInto('settings')
        .values({ key: 'filler', value: 'x'.repeat(20_000), updated_at: key })
        .onConflict((clash) => clash.column('key').doUpdateSet({ updated_at: key, value: `${key}`.repeat(4_000) }))
        .execute()
  }
  return { file, watch, write, lines, clock, size: () => statSync(`${file}-wal`).size }
}

describe('watchWriteAheadLog', () => {
  it('reports nothing while the log is small', async () => {
    const { file, lines, ...t } = await stage()
    const shrunk = new BetterSqlite(file)
    shrunk.pragma('wal_checkpoint(truncate)')
    shrunk.close()
    await t.write(1)
    await t.watch.check()
    expect(lines).toEqual([])
  })

  it('reports a log that is too large and restarts it', async () => {
    const { watch, write, lines, size } = await stage()
    await write(40)
    const before = size()
    expect(before).toBeGreaterThan(100_000)
    await watch.check()
    expect(lines).toMatchObject([{ bytes: before, isAnew: true }])
    await write(10)
    expect(size()).toBe(before)
  })

  it('reports the log rarely while a reader holds it, and restarts it once the reader has gone', async () => {
    const { file, watch, write, lines, clock } = await stage()
    const reader = new BetterSqlite(file, { readonly: true })
    onTestFinished(() => void reader.close())
    reader.exec('begin')
    reader.prepare('select count(*) from users').get()
    await write(40)
    await watch.check()
    await watch.check()
    expect(lines).toMatchObject([{ isAnew: false }])
    reader.exec('commit')
    clock.advance(10 * 60_000)
    await watch.check()
    expect(lines[1]).toMatchObject({ isAnew: true })
  })

  it('does not restart the log while requests wait', async () => {
    const { watch, write, lines } = await stage(true)
    await write(40)
    await watch.check()
    expect(lines).toMatchObject([{ isAnew: false }])
  })
})
