import { cpSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { monthsLater } from '@wasla/contract/platform/riyadh.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { findCountedIds } from '../stores/around.ts'
import { addLinks, clickOf, codes, recordingCounts } from '../testing/links.ts'
import { createClicksService, type Visit } from './service.ts'

const day = 24 * 3_600_000
const visitFrom = (network: string): Visit => ({
  network,
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36',
  channel: 'OTHER',
  country: 'ZZ',
  isPrefetch: false,
  isCounted: true,
})

/** Two processes on one database. */
async function processes(handle: DatabaseHandle) {
  await addLinks(handle.db)
  const deps = testDeps(handle, { dataDir: temporaryFolder() })
  const { changes, countResults } = recordingCounts()
  // Long enough for any machine: this test is not about whether one second is enough.
  const parts = { ...deps, countResults, longestSettling: 10 * 60_000 }
  const begin = () => {
    const service = createClicksService(parts)
    onTestFinished(() => service.stop())
    return service
  }
  const services = [begin(), begin()] as const
  const visitBy = async (service: ReturnType<typeof begin>, network: string) => {
    const link = await service.find(codes.noura, null)
    return link && service.visit(link, visitFrom(network))
  }
  const visit = (process: 0 | 1, network: string) => visitBy(services[process], network)
  const flush = () => Promise.all(services.map((service) => service.flush()))
  const rows = () => handle.db.selectFrom('clicks').selectAll().execute()
  return { db: handle.db, clock: deps.clock, services, begin, changes, visit, visitBy, flush, rows }
}

describe('clicks that are counted after their answers', () => {
  eachWorld((open) => {
    it('of one visitor in two processes at once count once, and all are stored and reported', async () => {
      const { visit, flush, rows, changes } = await processes(await open())
      for (let round = 0; round < 10; round++) {
        await Promise.all([visit(0, 'home'), visit(1, 'home'), visit(0, `other ${round}`)])
        await flush()
      }
      const found = await rows()
      expect(found).toHaveLength(30)
      expect(changes).toHaveLength(30)
      expect(found.filter(({ status }) => status === 'Approved')).toHaveLength(11)
      expect(found.filter(({ reason }) => reason === 'REPEAT')).toHaveLength(19)
    })

    it('are counted at once if a report names a click of this process; clicks of other processes are unknown', async () => {
      const { services, visit, rows } = await processes(await open())
      await services[1].flush()
      const address = (await visit(0, 'home')) ?? ''
      const id = new URL(address).searchParams.get('nw_click_id') ?? ''
      expect(await services[1].settle(id)).toBe('UNKNOWN')
      expect(await services[0].settle(id)).toBe('COUNTED')
      expect((await rows()).map((row) => row.id)).toEqual([id])
      expect(await services[0].settle(id)).toBe('UNKNOWN')
    })

    it('of one network are a flood if all processes together exceed the limit', async () => {
      const { db, visit, flush } = await processes(await open())
      // SQLite has one process.
      if (dialectOf(db) === 'sqlite') return
      const hasId = async (process: 0 | 1) => new URL((await visit(process, 'flood')) ?? '').searchParams.has('nw_click_id')
      const enough = clickLimits.perNetwork.count - 120
      for (let n = 0; n < enough; n++) expect(await hasId(0)).toBe(true)
      expect(await hasId(1)).toBe(true)
      const reported = () => db.selectFrom('rate_limits').select('count').where('key', 'like', 'clicks:%').execute()
      await expect.poll(reported).toEqual([{ count: enough }])
      // The other process has far fewer clicks than the limit, and learns of the first one's by its own reports.
      for (let n = 0; n < 59; n++) await hasId(1)
      await expect.poll(reported).toEqual([{ count: enough + 60 }])
      for (let n = 0; n < 60; n++) await hasId(1)
      await expect.poll(() => hasId(1)).toBe(false)
      expect(JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())).not.toContain('flood')
      await flush()
    })

    it('of one visitor in two processes or after a restart are all attributed to the click that counts', async () => {
      const handle = await open()
      const { services, begin, visit, visitBy, flush, rows } = await processes(handle)
      const idOf = (address: string | null) => new URL(address ?? '').searchParams.get('nw_click_id') ?? ''
      const ids = [idOf(await visit(0, 'home'))]
      await flush()
      ids.push(idOf(await visit(1, 'home')))
      await flush()
      await services[0].stop()
      const next = begin()
      ids.push(idOf(await visitBy(next, 'home')))
      await next.flush()
      expect(new Set(ids).size).toBe(3)
      expect((await rows()).map(({ reason }) => reason).toSorted()).toEqual(['REPEAT', 'REPEAT', null])
      const [first = ''] = ids
      const counted = await findCountedIds(handle.db, 'p', ids)
      expect(ids.map((id) => counted.get(id) ?? id)).toEqual([first, first, first])
      expect(await findCountedIds(handle.db, 'another', ids)).toEqual(new Map())
    })

    it('in the journal of a killed process are counted before a report gets the answer that its click is unknown', async () => {
      const handle = await open()
      await addLinks(handle.db)
      const deps = testDeps(handle, { dataDir: temporaryFolder() })
      const { countResults } = recordingCounts()
      const dies = createClicksService({ ...deps, countResults: [() => Promise.reject(new Error('killed'))] })
      onTestFinished(() => dies.stop())
      const link = await dies.find(codes.noura, null)
      const id = new URL((link && dies.visit(link, visitFrom('home'))) ?? '').searchParams.get('nw_click_id') ?? ''
      await dies.flush()
      const dataDir = temporaryFolder()
      cpSync(deps.env.dataDir, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') })
      const next = createClicksService({ ...deps, env: { ...deps.env, dataDir }, countResults, longestSettling: 10 * 60_000 })
      onTestFinished(() => next.stop())
      expect(await next.settle(id)).toBe('COUNTED')
      expect((await handle.db.selectFrom('clicks').select('id').execute()).map((row) => row.id)).toEqual([id])
    })

    it('are not counted early for a click id that cannot wait here, because it is invalid or much older', async () => {
      const { services, visit, clock, rows } = await processes(await open())
      const address = (await visit(0, 'home')) ?? ''
      const id = new URL(address).searchParams.get('nw_click_id') ?? ''
      await services[0].flush()
      clock.advance(3_600_000)
      await visit(0, 'another')
      expect(await services[0].settle('none')).toBe('UNKNOWN')
      expect(await services[0].settle('9b2f1c6e-8f0a-4d7b-9c3e-2f5a6b7c8d9e')).toBe('UNKNOWN')
      expect(await rows()).toHaveLength(1)
      // Until the journal is read, the time of its oldest click is unknown, so a click of an hour ago might wait here too.
      expect(await services[0].settle(id)).toBe('COUNTED')
      expect(await rows()).toHaveLength(2)
    })

    it('do not count from a browser that is signed in at another process', async () => {
      const { services, visit, flush, rows } = await processes(await open())
      const { network, agent } = visitFrom('home')
      services[1].noteOwnBrowser({ sessionId: 's', userId: NOURA.user.id }, { network, agent })
      services[1].noteOwnBrowser({ sessionId: 's', userId: NOURA.user.id }, { network, agent })
      await services[1].freshen()
      await visit(0, 'home')
      await flush()
      expect((await rows()).map(({ reason }) => reason)).toEqual(['OWN_BROWSER'])
    })

    it('count as clicks of another visitor on the next day, also when the demo’s clock skips days', async () => {
      const { clock, visit, flush, rows, db, services } = await processes(await open())
      await visit(0, 'home')
      await flush()
      clock.advance(day)
      await visit(0, 'home')
      await flush()
      const found = await rows()
      expect(found.map(({ status }) => status)).toEqual(['Approved', 'Approved'])
      expect(new Set(found.map(({ visitor }) => visitor)).size).toBe(2)
      await services[0].sweep()
      for (const table of ['visitor_salts', 'click_days'] as const) expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
      clock.advance(day)
      await services[0].sweep()
      for (const table of ['visitor_salts', 'own_browsers', 'own_networks', 'link_networks', 'visits', 'click_days'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
      expect(await rows()).toHaveLength(2)
    })

    it('are stored once even if the process does not learn that they were stored', async () => {
      const { db, services, visit, flush, rows, changes } = await processes(await open())
      await visit(0, 'home')
      await flush()
      const [written] = await rows()
      // The error is like that of a connection that broke after the commit. Clicks that are stored already are left out at the retry.
      await db.schema.alterTable('clicks').renameTo('clicks_away').execute()
      await visit(0, 'another')
      await services[0].flush()
      await db.schema.alterTable('clicks_away').renameTo('clicks').execute()
      await services[0].flush()
      expect((await rows()).filter(({ id }) => id === written?.id)).toHaveLength(1)
      expect(await rows()).toHaveLength(2)
      expect(changes).toHaveLength(2)
    })
  })
})

describe('old clicks', () => {
  eachWorld((open) => {
    it('are deleted after thirteen months, in any number; younger clicks are not', async () => {
      const { db, services, rows } = await processes(await open())
      const old = monthsLater(testMoment, -13)
      const many = Array.from({ length: 2_100 }, (_, n) => clickOf({ visitor: `v${n}`, at: old - 2_100 + n }))
      await inTransaction(db, (tx) => services[0].record(tx, [...many, clickOf({ at: old })]))
      await services[0].sweep()
      expect((await rows()).map(({ at }) => at)).toEqual([old])
      expect(await db.selectFrom('visits').selectAll().execute()).toEqual([])
    })
  })
})
