import { appendFileSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { createLog } from '#platform/log.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { testDeps } from '../../../../testing/test-deps.ts'
import { eachWorld, openTestWorld } from '../../../../testing/test-world.ts'
import { addLinks, clickOf, recordingCounts } from '../../testing/links.ts'
import { recordClicks } from '../record.ts'
import { createContactCache } from '../shared-contacts.ts'
import { countHere } from './count-here.ts'
import { clickJournals } from './journals.ts'
import { lineOf, type TakenClick } from './lines.ts'

const taken = (id: string): TakenClick => ({
  ...clickOf(),
  id,
  visitor: `visitor of ${id}`,
  at: testMoment,
  isBot: false,
  isPrefetch: false,
  network: null,
  browser: null,
})
const lineOfId = (id: string) => lineOf(taken(id))
const idsTo = (count: number) => Array.from({ length: count }, (_, n) => `click-${String(n).padStart(4, '0')}`)

/** Simulates the kill of a process: from this step on, every step fails. */
type Kill = { isKilled(): boolean; before?: (clicks: number) => void; after?: () => void }
const alive: Kill = { isKilled: () => false }

let processes = 0

/** Starts a process with this database, in a new folder or in the folder of a killed process. */
async function started(handle: DatabaseHandle, { dataDir = temporaryFolder(), kill = alive }: { dataDir?: string; kill?: Kill } = {}) {
  const { db, dialect } = handle
  const deps = testDeps(handle, { dataDir })
  const lines: string[] = []
  const process = ++processes
  // The processes of one test make different ids, as real processes do.
  const ids = { ...deps.ids, uuid: () => `${process}-${deps.ids.uuid()}` }
  const { changes, countResults } = recordingCounts()
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const counting = countHere({
    ...deps,
    dataDir,
    log,
    before: async () => {
      if (kill.isKilled()) throw new Error('killed')
    },
    async record(tx, clicks) {
      kill.before?.(clicks.length)
      await recordClicks(tx, { dialect, ids, settings: deps.settings, contacts: createContactCache(deps), countResults }, clicks)
      kill.after?.()
    },
  })
  const journals = clickJournals({ ...deps, ids, log, counting })
  onTestFinished(() => journals.stop(1_000))
  const counted = async () => (await db.selectFrom('clicks').select('id').orderBy('id').execute()).map(({ id }) => id)
  const figures = async () =>
    (
      await db
        .selectFrom('click_days')
        .select((row) => row.fn.sum<number | string>('clicks').as('clicks'))
        .execute()
    )[0]?.clicks
  return { ...deps, journals, changes, counted, figures, lines, dataDir }
}

/** Returns a copy of a process’s disk as a kill at this moment leaves it: its locks are gone. */
function diskOf(dataDir: string): string {
  const copy = temporaryFolder()
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') })
  return copy
}

const segmentsOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'clicks'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.clicks'))

describe('clicks in a journal', () => {
  eachWorld((open) => {
    it('are counted once and in order, and then removed', async () => {
      const handle = await open()
      await addLinks(handle.db)
      const { journals, counted, changes, dataDir } = await started(handle)
      const ids = idsTo(400)
      for (let from = 0; from < ids.length; from += 100) await journals.take(ids.slice(from, from + 100).map(lineOfId))
      await journals.flush()
      expect(await counted()).toEqual(ids)
      expect(changes.map(({ id }) => id)).toEqual(ids)
      expect(segmentsOf(dataDir)).not.toEqual([])
      await journals.turn()
      await journals.flush()
      expect(segmentsOf(dataDir)).toEqual([])
      await journals.stop(1_000)
      expect(readdirSync(join(dataDir, 'clicks'), { recursive: true, encoding: 'utf8' })).toHaveLength(1)
      expect(await handle.db.selectFrom('click_journals').selectAll().execute()).toEqual([])
    })

    it.each(['before they are counted', 'in the middle of it', 'at its end', 'after it'] as const)(
      'are counted exactly once if the process is killed %s',
      async (point) => {
        const handle = await open()
        await addLinks(handle.db)
        let isKilled = false
        const die = () => {
          isKilled = true
          throw new Error('killed')
        }
        const kill: Kill = {
          isKilled: () => isKilled,
          ...(point === 'in the middle of it' ? { before: die } : {}),
          ...(point === 'at its end' ? { after: die } : {}),
        }
        const first = await started(handle, { kill })
        const ids = idsTo(300)
        isKilled = point === 'before they are counted'
        await first.journals.take(ids.slice(0, 200).map(lineOfId))
        await first.journals.flush()
        isKilled = true
        await first.journals.take(ids.slice(200).map(lineOfId))
        expect(await first.counted()).toEqual(point === 'after it' ? ids.slice(0, 200) : [])
        const disk = diskOf(first.dataDir)
        for (const name of segmentsOf(disk)) appendFileSync(join(disk, 'clicks', name), '["torn')

        const second = await started(handle, { dataDir: disk })
        await second.journals.flush()
        expect(await second.counted()).toEqual(ids)
        expect(Number(await second.figures())).toBe(300)
        expect(segmentsOf(disk)).toEqual([])
      },
    )

    it('are counted exactly once even if two processes count the same journal', async () => {
      const handle = await open()
      await addLinks(handle.db)
      let isKilled = true
      const first = await started(handle, { kill: { isKilled: () => isKilled } })
      const ids = idsTo(300)
      await first.journals.take(ids.map(lineOfId))
      // The second process assumes that the first has ended, although it still runs: locks on a disk that several machines share may fail.
      const second = await started(handle, { dataDir: diskOf(first.dataDir) })
      isKilled = false
      await Promise.all([first.journals.flush(), second.journals.flush()])
      await Promise.all([first.journals.flush(), second.journals.flush()])
      expect(await second.counted()).toEqual(ids)
      expect(Number(await second.figures())).toBe(300)
    })
  })

  it('are counted by their own process while it runs, even if two processes share a folder', async () => {
    const handle = await openTestWorld()
    onTestFinished(handle.close)
    await addLinks(handle.db)
    const first = await started(handle)
    await first.journals.take([lineOfId('of the first')])
    const second = await started(handle, { dataDir: first.dataDir })
    await second.journals.take([lineOfId('of the second')])
    await Promise.all([first.journals.flush(), second.journals.flush()])
    expect(await first.counted()).toEqual(['of the first', 'of the second'])
    expect(first.changes.map(({ id }) => id)).toEqual(['of the first'])
    expect(second.changes.map(({ id }) => id)).toEqual(['of the second'])
  })

  it('are dropped if they are from before a reset of the demo', async () => {
    const handle = await openTestWorld()
    onTestFinished(handle.close)
    const { db } = handle
    await addLinks(db)
    let isKilled = true
    const first = await started(handle, { kill: { isKilled: () => isKilled } })
    await first.journals.take([lineOfId('of the world before')])
    const disk = diskOf(first.dataDir)
    for (const table of ['click_journals', 'click_worlds'] as const) await db.deleteFrom(table).execute()
    isKilled = false
    await first.journals.flush()
    const second = await started(handle, { dataDir: disk })
    first.journals.clear()
    await first.journals.take([lineOfId('of this world')])
    await Promise.all([first.journals.flush(), second.journals.flush()])
    expect(await first.counted()).toEqual(['of this world'])
  })

  it('wait and are reported as late while the database is full; a click that the database always refuses is left out', async () => {
    const handle = await openTestWorld()
    onTestFinished(handle.close)
    await addLinks(handle.db)
    let isFull = true
    const { journals, counted, clock, lines } = await started(handle, {
      kill: {
        isKilled: () => false,
        before: () => {
          if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
        },
      },
    })
    await journals.take([lineOfId('a'), lineOfId('bad').replace('"SA"', '0'), lineOfId('b')])
    for (let tries = 0; tries < 8; tries++) await journals.flush()
    expect(journals.isLate()).toBe(false)
    clock.advance(1_500)
    expect(journals.isLate()).toBe(true)
    expect(await counted()).toEqual([])
    isFull = false
    await journals.flush()
    expect(await counted()).toEqual(['a', 'b'])
    expect(journals.isLate()).toBe(false)
    expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1)
  })

  it('are counted one by one if counting all of them exceeds the database’s timeout', async () => {
    const handle = await openTestWorld()
    await addLinks(handle.db)
    const tooMuch = (clicks: number) => {
      if (clicks > 1) throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    }
    const { journals, counted } = await started(handle, { kill: { ...alive, before: tooMuch } })
    await journals.take(idsTo(3).map(lineOfId))
    await journals.flush()
    expect(await counted()).toEqual(idsTo(3))
  })

  it('are reported as late after they have waited for half a minute', async () => {
    const handle = await openTestWorld()
    onTestFinished(handle.close)
    await addLinks(handle.db)
    const { journals, clock } = await started(handle, { kill: { isKilled: () => true } })
    await journals.take([lineOfId('a')])
    await journals.flush()
    expect(journals.isLate()).toBe(false)
    clock.advance(31_000)
    expect(journals.isLate()).toBe(true)
  })
})
