import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { NetworkFailure } from '#graphql/network-failure.ts'
import type { SessionState } from '#session/session-reducer.ts'
import { tokensFor } from '#session/testing/tokens.ts'
import { readIdentity } from '#session/access-token.ts'
import type { Tokens } from '#session/storage.ts'
import { createOfflineReading } from './offline-reading.ts'
import { memoryAnswers } from './testing/memory-box.ts'

const wallet = { document: parse('query myWallet { myWallet }'), variables: {} }
const noura = tokensFor('noura', 'networker')

function setUp(first: Tokens = noura) {
  const { box, texts } = memoryAnswers()
  const at: { tokens: Tokens | null; generation: number; isDown: boolean } = { tokens: first, generation: 1, isDown: false }
  const state = (): SessionState => ({
    status: 'signedIn',
    generation: at.generation,
    tokens: first,
    identity: readIdentity(first.access),
    since: 'start',
  })
  const visit = () =>
    createOfflineReading(
      {
        session: { read: state },
        storage: { tokens: () => at.tokens },
        askFor: () => async () => {
          if (at.isDown) throw new NetworkFailure(null)
          return { data: { myWallet: 'read' } }
        },
        answerBoxes: { open: async () => box, remove: async () => true },
        deviceClock: { now: () => 5 },
        startTimer: () => () => {},
      },
      at.generation,
    )
  return { at, texts, visit }
}

test('the next visit without a network reads what this one has read', async () => {
  const { at, visit } = setUp()
  const first = visit()
  await first.ask(wallet)
  await first.flush()
  at.isDown = true
  const next = visit()
  expect(await next.ask(wallet)).toEqual({ data: { myWallet: 'read' } })
  expect(next.connectivity.readAt(wallet)).toBe(5)
})

test('stores nothing after another tab has signed out, even before this tab hears of it', async () => {
  const { at, texts, visit } = setUp()
  const reading = visit()
  await reading.ask(wallet)
  at.tokens = null
  await reading.flush()
  expect(texts.size).toBe(0)
})

test('stores nothing after another tab has signed in as somebody else', async () => {
  const { at, texts, visit } = setUp()
  const reading = visit()
  await reading.ask(wallet)
  at.tokens = tokensFor('saad', 'networker')
  await reading.flush()
  expect(texts.size).toBe(0)
})

test('stores nothing of somebody whom the token does not name', async () => {
  const { texts, visit } = setUp({ access: 'unreadable', refresh: 'r' })
  const reading = visit()
  await reading.ask(wallet)
  await reading.flush()
  expect(texts.size).toBe(0)
})
