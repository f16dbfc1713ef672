import { describe, expect, test } from 'vitest'
import { createRefresh, lockPatience, type Locks, type RefreshAnswer } from './refresh.ts'
import { createSessionStorage } from './storage.ts'
import { createFakeLocks } from './testing/fake-locks.ts'
import { createFakeServer } from './testing/fake-server.ts'
import { createSharedBox } from './testing/memory-box.ts'
import { tokensFor } from './testing/tokens.ts'

const first = tokensFor('noura', 'networker', 1)
const never = () => () => {}

function browser(locks: Locks | undefined = createFakeLocks().locks) {
  const shared = createSharedBox()
  const server = createFakeServer(first)
  const openTab = (
    ask: (refresh: string) => Promise<RefreshAnswer> = server.ask,
    startTimer: typeof never | Parameters<typeof createRefresh>[0]['startTimer'] = never,
  ) => {
    const storage = createSessionStorage(shared.tab(), () => 'device')
    return { storage, refreshOnce: createRefresh({ storage, ask, locks, startTimer }) }
  }
  createSessionStorage(shared.tab(), () => 'device').keepTokens(first)
  return { server, openTab }
}

describe('one refresh for all tabs', () => {
  test('is sent for many calls in many tabs at the same time', async () => {
    const { server, openTab } = browser()
    const tabs = [openTab(), openTab(), openTab()]
    const results = await Promise.all(tabs.flatMap((tab) => [tab.refreshOnce(first.access), tab.refreshOnce(first.access)]))
    expect(server.refreshes()).toBe(1)
    expect(results.map((result) => result.kind).toSorted()).toEqual(['adopted', 'adopted', 'adopted', 'adopted', 'rotated', 'rotated'])
    expect(tabs.every((tab) => server.accepts(tab.storage.tokens()?.access ?? ''))).toBe(true)
  })

  test('lets a tab that slept through a rotation take the stored tokens', async () => {
    const { server, openTab } = browser()
    const [early, late] = [openTab(), openTab()]
    await early.refreshOnce(first.access)
    server.pass(3600)
    expect(await late.refreshOnce(first.access)).toMatchObject({ kind: 'adopted' })
    expect(server.refreshes()).toBe(1)
    expect(server.alive()).toBe(true)
  })

  test('is not guaranteed without locks, but the server’s grace period keeps both tabs signed in', async () => {
    const { server, openTab } = browser()
    const withoutLocks = [openTab(), openTab()].map((tab) =>
      createRefresh({ storage: tab.storage, ask: server.ask, locks: undefined, startTimer: never }),
    )
    const results = await Promise.all(withoutLocks.map((refreshOnce) => refreshOnce(first.access)))
    expect(results.map((result) => result.kind)).not.toContain('expired')
    expect(server.alive()).toBe(true)
  })

  test('is not delayed longer than the timeout by a sleeping tab that holds the lock', async () => {
    const fake = createFakeLocks()
    fake.holdForever()
    const { openTab } = browser(fake.locks)
    const waits: number[] = []
    const tab = openTab(undefined, (run, milliseconds) => {
      waits.push(milliseconds)
      queueMicrotask(run)
      return () => {}
    })
    expect(await tab.refreshOnce(first.access)).toMatchObject({ kind: 'rotated' })
    expect(waits).toEqual([lockPatience])
  })
})

describe('a refresh', () => {
  test('that cannot reach the server keeps the tokens', async () => {
    const { openTab } = browser()
    const tab = openTab(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await tab.refreshOnce(first.access)).toEqual({ kind: 'offline' })
    expect(tab.storage.tokens()).toEqual(first)
  })

  test('that is refused reports an expired session, and whether the user is suspended', async () => {
    const { openTab } = browser()
    const refused = (suspended: boolean) => openTab(async () => ({ kind: 'refused', suspended })).refreshOnce(first.access)
    expect(await refused(false)).toEqual({ kind: 'expired', suspended: false })
    expect(await refused(true)).toEqual({ kind: 'expired', suspended: true })
  })

  test('that is answered after a sign-out does not sign the user in again', async () => {
    const { server, openTab } = browser()
    const other = openTab()
    const tab = openTab(async (refresh) => {
      other.storage.forget()
      return server.ask(refresh)
    })
    expect(await tab.refreshOnce(first.access)).toEqual({ kind: 'expired', suspended: false })
    expect(tab.storage.tokens()).toBeNull()
  })

  test('that is answered after another sign-in keeps the new tokens', async () => {
    const { server, openTab } = browser()
    const omar = tokensFor('omar', 'agent')
    const tab = openTab(async (refresh) => {
      tab.storage.keepTokens(omar)
      return server.ask(refresh)
    })
    expect(await tab.refreshOnce(first.access)).toEqual({ kind: 'adopted', tokens: omar })
    expect(tab.storage.tokens()).toEqual(omar)
  })

  test('can follow an earlier refresh', async () => {
    const { server, openTab } = browser()
    const tab = openTab()
    await tab.refreshOnce(first.access)
    await tab.refreshOnce(tab.storage.tokens()?.access ?? '')
    expect(server.refreshes()).toBe(2)
  })
})
