import { OpenFeatureEventEmitter, type Provider } from '@openfeature/server-sdk'
import { afterEach, describe, expect, it } from 'vitest'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { builtInProvider } from '../../providers/flags/built-in.ts'
import { flagdProvider } from '../../providers/flags/flagd.ts'
import { fakeFlagd } from '../../providers/flags/testing/fake-flagd.ts'
import { startFlags } from './running.ts'
import { switchFlags } from './service.ts'
import { readFlags, readLastGood, saveLastGood } from './store.ts'

const on: Flags = { program: true, payment: true }
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

let count = 0
async function started(
  provider: Provider,
  {
    db,
    settings = on,
    clock = manualClock(testMoment),
  }: { db: DatabaseHandle['db']; settings?: Flags; clock?: ReturnType<typeof manualClock> },
) {
  const lines: string[] = []
  const flags = await startFlags({
    provider,
    settings,
    clock,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    domain: `test-${++count}`,
    answerWithin: 500,
    lastGood: { read: () => readLastGood(db), write: (good) => saveLastGood(db, good) },
  })
  endings.push(() => flags.close())
  return { flags, lines, clock }
}

async function openDb() {
  const handle = await openTestDatabase()
  endings.push(() => handle.close())
  return handle
}

/** A running flag service, with functions that change or break its provider. */
type Behind = { provider: Provider; change(next: Partial<Flags>): Promise<void>; breakDown(): void }

const providers: [string, (handle: DatabaseHandle, first: Flags) => Promise<Behind>][] = [
  [
    'the built-in provider',
    async ({ db, dialect }, first) => {
      let works = true
      const provider = builtInProvider(() => (works ? readFlags(db) : Promise.reject(new Error('no database'))))
      await switchFlags(db, dialect, first, testMoment)
      return {
        provider,
        async change(next) {
          await switchFlags(db, dialect, next, testMoment)
          provider.changed()
        },
        breakDown: () => void (works = false),
      }
    },
  ],
  [
    'flagd',
    async (_, first) => {
      const server = await fakeFlagd(first)
      endings.push(() => server.stop())
      return {
        provider: await flagdProvider({ provider: 'flagd', host: '127.0.0.1', port: server.port, key: 'flagSetId=wasla', tls: false }),
        change: async (next) => server.change(next),
        breakDown: () => server.stop(),
      }
    },
  ],
]

describe.each(providers)('flags from %s', (_, make) => {
  it('follow the provider’s values and notify subscribers of each change', async () => {
    const handle = await openDb()
    const behind = await make(handle, { program: true, payment: false })
    const { flags } = await started(behind.provider, handle)
    const heard: Flags[] = []
    flags.subscribe((next) => heard.push(next))
    expect(flags.current()).toEqual({ program: true, payment: false })
    await behind.change({ payment: true })
    await expect.poll(() => flags.current()).toEqual({ program: true, payment: true })
    await behind.change({ program: false })
    await expect.poll(() => flags.isOn('program')).toBe(false)
    expect(heard).toEqual([
      { program: true, payment: true },
      { program: false, payment: true },
    ])
  })

  it('are on only if their setting is on too', async () => {
    const handle = await openDb()
    const behind = await make(handle, on)
    const { flags } = await started(behind.provider, { ...handle, settings: { program: false, payment: true } })
    expect(flags.current()).toEqual({ program: false, payment: true })
  })

  it('keep their last values for a day after the provider fails, then turn off, and log that once', async () => {
    const handle = await openDb()
    const behind = await make(handle, on)
    const { flags, lines, clock } = await started(behind.provider, handle)
    behind.breakDown()
    for (let round = 0; round < 3; round++) await flags.refresh()
    expect(flags.current()).toEqual(on)
    clock.advance(24 * 3_600_000)
    await flags.refresh()
    expect(flags.current()).toEqual(on)
    clock.advance(1)
    await flags.refresh()
    expect(flags.current()).toEqual({ program: false, payment: false })
    const reports = lines.filter((line) => line.includes('does not answer'))
    expect(reports).toHaveLength(2)
  })

  it('report a provider that stays away once in five minutes (F16)', async () => {
    const handle = await openDb()
    const behind = await make(handle, on)
    const { flags, lines, clock } = await started(behind.provider, handle)
    behind.breakDown()
    for (let passed = 0; passed < 15 * 60; passed += 30) {
      await flags.refresh()
      clock.advance(30_000)
    }
    expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(3)
  })
})

describe('flags', () => {
  const dead: Provider = {
    metadata: { name: 'dead' },
    runsOn: 'server',
    events: new OpenFeatureEventEmitter(),
    initialize: () => Promise.reject(new Error('refused')),
    resolveBooleanEvaluation: () => Promise.reject(new Error('refused')),
    resolveStringEvaluation: () => Promise.reject(new Error('refused')),
    resolveNumberEvaluation: () => Promise.reject(new Error('refused')),
    resolveObjectEvaluation: () => Promise.reject(new Error('refused')),
  }

  it('are off if no value was ever read', async () => {
    expect((await started(dead, await openDb())).flags.current()).toEqual({ program: false, payment: false })
  })

  it('keep their stored values for a day if the process restarts while the provider is down', async () => {
    const handle = await openDb()
    await saveLastGood(handle.db, { flags: on, at: testMoment - 23 * 3_600_000 })
    expect((await started(dead, handle)).flags.current()).toEqual(on)
    await saveLastGood(handle.db, { flags: on, at: testMoment - 25 * 3_600_000 })
    expect((await started(dead, handle)).flags.current()).toEqual({ program: false, payment: false })
  })
})
