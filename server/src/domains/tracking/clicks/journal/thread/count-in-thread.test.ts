import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { createLog } from '#platform/log.ts'
import { breathe } from '#wait.ts'
import { startCounting } from '#services/start-counting.ts'
import { temporaryFolder } from '../../../../../testing/temporary-folder.ts'
import { testDeps } from '../../../../../testing/test-deps.ts'
import { openTestWorld } from '../../../../../testing/test-world.ts'
import { fixedSettings } from '../../../../settings/service.ts'
import { addLinks, clickOf } from '../../../testing/links.ts'
import { clickJournals } from '../journals.ts'
import { lineOf } from '../lines.ts'
import { countInThread } from './count-in-thread.ts'
import type { ThreadData } from './messages.ts'

const lineOfId = (id: string, network: string | null = null) =>
  lineOf({ ...clickOf(), id, visitor: `visitor of ${id}`, at: testMoment, isBot: false, isPrefetch: false, network, browser: null })
const idsTo = (count: number) => Array.from({ length: count }, (_, n) => `click-${String(n).padStart(4, '0')}`)
/** Resolves once `isSo` returns true. Has no time limit. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await breathe()
}

let processes = 0

type Options = {
  file?: string
  dataDir?: string
  start?: (data: ThreadData) => Worker
  before?: () => Promise<void>
  perNetwork?: number
  idle?: number
}

/** Starts a process with a database in a file. Its clicks are counted in a thread. */
async function started({
  file,
  dataDir = temporaryFolder(),
  start = startCounting,
  before = async () => undefined,
  perNetwork = 20,
  idle = 600_000,
}: Options = {}) {
  const path = file ?? join(temporaryFolder(), 'wasla.db')
  const handle = file ? await openDatabase({ kind: 'sqlite', file, create: false }) : await openTestWorld(path)
  onTestFinished(handle.close)
  const { db } = handle
  if (!file) await addLinks(db)
  const deps = testDeps(handle, { dataDir })
  const lines: string[] = []
  // The journals of one test have different ids, as the journals of real processes have.
  const process = ++processes
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const settings = fixedSettings('live', { 'clicks.perNetwork': perNetwork })
  const counting = countInThread({ ...deps, file: path, machine: deps.clock, log, settings, before, start, idle })
  const journals = clickJournals({ ...deps, ids: { ...deps.ids, uuid: () => `${process}-${deps.ids.uuid()}` }, log, counting })
  onTestFinished(() => journals.stop(60_000))
  const counted = async () => (await db.selectFrom('clicks').select('id').orderBy('id').execute()).map(({ id }) => id)
  return { ...deps, journals, lines, dataDir, file: path, counted }
}

describe('clicks that a thread counts', () => {
  it('are counted once and in order, with the rewards that they earn, and leave nothing behind', async () => {
    const { db, journals, counted, dataDir } = await started()
    const ids = idsTo(400)
    for (let from = 0; from < ids.length; from += 100) await journals.take(ids.slice(from, from + 100).map((id) => lineOfId(id)))
    expect(journals.isCounted()).toBe(false)
    await journals.flush()
    expect(journals.isCounted()).toBe(true)
    expect(journals.oldest()).toBeNull()
    expect(await counted()).toEqual(ids)
    const results = await db.selectFrom('participant_results').select('clicks').where('program_id', '=', 'p').execute()
    expect(results).toEqual([{ clicks: 400 }])
    await journals.stop(60_000)
    expect(readdirSync(join(dataDir, 'clicks'), { recursive: true, encoding: 'utf8' })).toHaveLength(1)
    expect(await db.selectFrom('click_journals').selectAll().execute()).toEqual([])
  })

  it('are counted by the settings of the process', async () => {
    const { db, journals } = await started({ perNetwork: 3 })
    await journals.take(idsTo(10).map((id) => lineOfId(id, 'one network')))
    await journals.flush()
    const held = await db.selectFrom('clicks').select('id').where('status', '=', 'Held').execute()
    expect(held).toHaveLength(7)
  })

  it('let the process write to the database between two slices, and let none of its writes fail', async () => {
    const { db, journals, counted } = await started()
    const ids = idsTo(3_000)
    await journals.take(ids.map((id) => lineOfId(id)))
    const flushed = journals.flush()
    let writes = 0
    const state = { isFlushed: false }
    void flushed.then(() => (state.isFlushed = true))
    await until(async () => {
      const row = { key: `written ${++writes}`, value: '', updated_at: 1 }
      await db.insertInto('settings').values(row).execute()
      return state.isFlushed
    })
    expect(await counted()).toEqual(ids)
    const { written } = await db
      .selectFrom('settings')
      .select((row) => row.fn.countAll<number>().as('written'))
      .where('key', 'like', 'written %')
      .executeTakeFirstOrThrow()
    expect(written).toBe(writes)
  })

  it('wait for the rows that must be written before them, even while the database is down', async () => {
    const order: string[] = []
    let isFull = true
    const { journals, counted } = await started({
      async before() {
        order.push('before')
        if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
      },
    })
    await journals.take([lineOfId('a')])
    for (let tries = 0; tries < 8; tries++) await journals.flush()
    expect(await counted()).toEqual([])
    expect(order.length).toBeGreaterThan(1)
    isFull = false
    await until(async () => {
      await journals.flush()
      return (await counted()).length > 0
    })
    expect(await counted()).toEqual(['a'])
  })

  it('are counted exactly once even if the thread ends several times', async () => {
    let threads = 0
    const { journals, counted, lines } = await started({
      start(data) {
        const thread = startCounting(data)
        // The first threads end when they request their turn to write, or when their first turn ends.
        if (++threads <= 4)
          thread.on('message', ({ kind }: { kind: string }) => {
            if (kind === (threads % 2 === 0 ? 'turnOver' : 'turnRequested')) void thread.terminate()
          })
        return thread
      },
    })
    const ids = idsTo(2_000)
    for (let from = 0; from < ids.length; from += 500) await journals.take(ids.slice(from, from + 500).map((id) => lineOfId(id)))
    await until(async () => {
      await journals.flush()
      return journals.isCounted()
    })
    expect(threads).toBeGreaterThan(4)
    expect(await counted()).toEqual(ids)
    expect(lines.join('')).toContain('another one begins')
  })

  it('are counted by the next process if the first left them behind', async () => {
    // The thread of the first process never answers.
    const first = await started({ start: () => new Worker('setInterval(() => undefined, 1000)', { eval: true }) })
    const ids = idsTo(200)
    await first.journals.take(ids.map((id) => lineOfId(id)))
    const copy = temporaryFolder()
    cpSync(first.dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    const next = await started({ file: first.file, dataDir: copy })
    await next.journals.flush()
    expect(await next.counted()).toEqual(ids)
    // The thread does not end on request either. That blocks nobody.
    await first.journals.stop(0)
  })

  it('are removed with their journal if they are from before a reset of the demo', async () => {
    const { db, journals, counted, dataDir } = await started()
    await journals.take([lineOfId('of the world before')])
    await journals.flush()
    for (const table of ['click_journals', 'click_worlds'] as const) await db.deleteFrom(table).execute()
    await db.deleteFrom('clicks').execute()
    await journals.take([lineOfId('too late')])
    await journals.flush()
    const segments = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.clicks'))
    await until(() => segments().length === 0)
    journals.clear()
    await journals.take([lineOfId('of this world')])
    await journals.flush()
    expect(await counted()).toEqual(['of this world'])
  })

  it('need no thread while there is nothing to count', async () => {
    let threads = 0
    const ended: Promise<unknown>[] = []
    const { journals, counted } = await started({
      idle: 0,
      start(data) {
        threads += 1
        const thread = startCounting(data)
        ended.push(new Promise((resolve) => thread.once('exit', resolve)))
        return thread
      },
    })
    await journals.freshen()
    await journals.flush()
    expect([threads, journals.isCounted()]).toEqual([0, true])
    const ids = idsTo(3)
    for (const [index, id] of ids.entries()) {
      await journals.take([lineOfId(id)])
      await journals.flush()
      expect([threads, journals.isCounted()]).toEqual([index + 1, true])
      await ended[index]
    }
    expect(await counted()).toEqual(ids)
  })

  it('are reported as late if no thread can start', async () => {
    const { journals, clock } = await started({ start: () => new Worker(`throw new Error('no')`, { eval: true }) })
    const taking = journals.take([lineOfId('a')])
    await until(() => {
      clock.advance(100)
      return journals.isLate()
    })
    await journals.stop(0)
    await taking
  })
})
