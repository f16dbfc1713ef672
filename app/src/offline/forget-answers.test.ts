import { expect, test } from 'vitest'
import { createRefresh } from '#session/refresh.ts'
import { createSessionStore } from '#session/session-store.ts'
import { createSessionStorage } from '#session/storage.ts'
import { createFakeServer } from '#session/testing/fake-server.ts'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { tokensFor } from '#session/testing/tokens.ts'
import type { Tokens } from '#session/storage.ts'
import { forgetAnswersWithSession } from './forget-answers.ts'

const noura = tokensFor('noura', 'networker')

function setUp(first: Tokens | null) {
  const storage = createSessionStorage(createSharedBox().tab(), () => 'device-1')
  if (first) storage.keepTokens(first)
  const server = createFakeServer(noura)
  const refreshOnce = createRefresh({ storage, ask: server.ask, locks: undefined, startTimer: () => () => {} })
  const session = createSessionStore({ storage, refreshOnce })
  const removed: string[] = []
  const stop = forgetAnswersWithSession(session, { remove: async () => removed.push('all') > 0 })
  return { storage, session, removed, stop }
}

test.each(['signedOut', 'expired', 'suspended'] as const)('removes all answers if the session ends: %s', (reason) => {
  const { session, removed } = setUp(noura)
  expect(removed).toEqual([])
  session.end(reason)
  expect(removed).toEqual(['all'])
})

test('removes all answers at a switch of profile and at another sign-in', () => {
  const { session, removed } = setUp(noura)
  session.switchTo(tokensFor('noura', 'brand'))
  session.signIn(tokensFor('saad', 'networker'))
  expect(removed).toEqual(['all', 'all'])
})

test('removes all answers if another tab has signed out', () => {
  const { session, storage, removed } = setUp(noura)
  storage.forget()
  session.followStorage()
  expect(removed).toEqual(['all'])
})

test('keeps the answers if the same identity gets new tokens', () => {
  const { session, storage, removed } = setUp(noura)
  storage.keepTokens(tokensFor('noura', 'networker', 2))
  session.followStorage()
  expect(removed).toEqual([])
})

test('removes what a session has left if the page opens signed out', () => {
  expect(setUp(null).removed).toEqual(['all'])
})
