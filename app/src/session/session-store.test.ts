import { expect, test } from 'vitest'
import { createRefresh, type RefreshAnswer } from './refresh.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionStorage } from './storage.ts'
import { listenToTabs } from './tabs.ts'
import { createFakeLocks } from './testing/fake-locks.ts'
import { createFakeServer } from './testing/fake-server.ts'
import { createSharedBox } from './testing/memory-box.ts'
import { tokensFor } from './testing/tokens.ts'

const noura = tokensFor('noura', 'networker')
const nouraBrand = tokensFor('noura', 'brand')

function browser(signedIn = true) {
  const shared = createSharedBox()
  const server = createFakeServer(noura)
  const { locks } = createFakeLocks()
  if (signedIn) createSessionStorage(shared.tab(), () => '').keepTokens(noura)
  const openTab = (ask: (refresh: string) => Promise<RefreshAnswer> = server.ask) => {
    const window = new EventTarget()
    const storage = createSessionStorage(
      shared.tab((key) => void window.dispatchEvent(Object.assign(new Event('storage'), { key }))),
      () => '',
    )
    const session = createSessionStore({ storage, refreshOnce: createRefresh({ storage, ask, locks, startTimer: () => () => {} }) })
    listenToTabs(window, { onTokens: session.followStorage, onLanguage: () => {}, onTheme: () => {} })
    return { session, storage }
  }
  return { server, openTab }
}

test('signing out in one tab signs the others out', () => {
  const { openTab } = browser()
  const [one, other] = [openTab(), openTab()]
  one.session.end('signedOut')
  expect(one.session.read()).toMatchObject({ status: 'signedOut', reason: 'signedOut' })
  expect(other.session.read()).toMatchObject({ status: 'signedOut', reason: 'signedOutElsewhere' })
})

test('signing in in one tab signs the others in', () => {
  const { openTab } = browser(false)
  const [one, other] = [openTab(), openTab()]
  one.session.signIn(noura)
  expect(other.session.read()).toMatchObject({ status: 'signedIn', tokens: noura, generation: 2 })
})

test('switching the profile in one tab switches the other tabs, which record that the switch happened elsewhere', () => {
  const { openTab } = browser()
  const [one, other] = [openTab(), openTab()]
  one.session.switchTo(nouraBrand)
  expect(one.session.read()).toMatchObject({ since: 'switch', generation: 2 })
  expect(other.session.read()).toMatchObject({ since: 'switchElsewhere', generation: 2, identity: { profileId: 'brand' } })
})

test('two tabs with an expired access token send one refresh, stay signed in and keep their generation', async () => {
  const { server, openTab } = browser()
  const tabs = [openTab(), openTab()]
  await Promise.all(tabs.map(({ session }) => session.refresh(noura.access)))
  expect(server.refreshes()).toBe(1)
  for (const { session } of tabs) {
    expect(session.read()).toMatchObject({ status: 'signedIn', generation: 1 })
    expect(server.accepts(session.accessToken() ?? '')).toBe(true)
  }
})

test('a refused refresh ends the session in every tab and removes the tokens', async () => {
  const { openTab } = browser()
  const one = openTab(async () => ({ kind: 'refused', suspended: true }))
  const other = openTab()
  await one.session.refresh(noura.access)
  expect(one.session.read()).toMatchObject({ status: 'signedOut', reason: 'suspended' })
  expect(other.session.read()).toMatchObject({ status: 'signedOut' })
  expect(one.storage.tokens()).toBeNull()
})

test('a network failure signs nobody out', async () => {
  const { openTab } = browser()
  const { session } = openTab(() => Promise.reject(new TypeError('Failed to fetch')))
  await session.refresh(noura.access)
  expect(session.read()).toMatchObject({ status: 'signedIn', tokens: noura })
})

test('the end of an older session does not change a newer session', () => {
  const { openTab } = browser()
  const { session, storage } = openTab()
  session.switchTo(nouraBrand)
  session.end('expired', 1)
  expect(session.read()).toMatchObject({ status: 'signedIn', generation: 2 })
  expect(storage.tokens()).toEqual(nouraBrand)
})
