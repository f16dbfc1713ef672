import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { NetworkFailure } from '#graphql/network-failure.ts'
import type { Answer } from '#graphql/transport.ts'
import { answerKey } from './answer-key.ts'
import type { ReadAnswer, ReadData } from './answer-store.ts'
import { createConnectivity } from './connectivity.ts'
import { createReadableAsk } from './readable-ask.ts'

const wallet = { document: parse('query myWallet { myWallet { balance } }'), variables: { currency: 'SAR' } }
const withdraw = { document: parse('mutation withdraw { withdraw { id } }'), variables: {} }
const key = answerKey(wallet)

function setUp(answers: (Answer | Error)[], stored: ReadData | null = null) {
  const added: ReadAnswer[] = []
  const searched: string[] = []
  const connectivity = createConnectivity()
  const ask = createReadableAsk({
    ask: async () => {
      const next = answers.shift()
      if (next instanceof Error) throw next
      return next ?? { data: {} }
    },
    connectivity,
    queue: {
      add: (answer) => void added.push(answer),
      find: async (requested) => {
        searched.push(requested)
        return stored
      },
    },
    clock: { now: () => 50 },
  })
  return { ask, connectivity, added, searched }
}

const unreached = () => new NetworkFailure(null)

test('an answer of a query is stored with its time', async () => {
  const { ask, connectivity, added } = setUp([{ data: { myWallet: 1 } }])
  expect(await ask(wallet)).toEqual({ data: { myWallet: 1 } })
  expect(added).toEqual([{ key, operation: 'myWallet', data: { myWallet: 1 }, at: 50 }])
  expect(connectivity.readAt(wallet)).toBe(50)
})

test('a refusal, an answer with errors and a mutation are not stored', async () => {
  const { ask, added } = setUp([{ errors: [] }, { data: { myWallet: null }, errors: [{ message: 'x' }] }, { data: { withdraw: 1 } }])
  await ask(wallet)
  await ask(wallet)
  await ask(withdraw)
  expect(added).toEqual([])
})

test('a query without a network gets what was read before, with the time of that', async () => {
  const { ask, connectivity } = setUp([unreached()], { data: { myWallet: 'old' }, at: 7 })
  expect(await ask(wallet)).toEqual({ data: { myWallet: 'old' } })
  expect([connectivity.isReached.read(), connectivity.readAt(wallet)]).toEqual([false, 7])
})

test('a query that was never read fails as before', async () => {
  const { ask, connectivity } = setUp([unreached()])
  await expect(ask(wallet)).rejects.toThrow(NetworkFailure)
  expect(connectivity.isReached.read()).toBe(false)
})

test('a mutation without a network fails, and nothing is stored or searched', async () => {
  const { ask, added, searched } = setUp([unreached()], { data: { withdraw: 'old' }, at: 7 })
  await expect(ask(withdraw)).rejects.toThrow(NetworkFailure)
  expect([added, searched]).toEqual([[], []])
})

test('a server that answers with an error is reached, and its error is shown', async () => {
  const { ask, connectivity } = setUp([new NetworkFailure(503)], { data: { myWallet: 'old' }, at: 7 })
  await expect(ask(wallet)).rejects.toThrow('503')
  expect(connectivity.isReached.read()).toBe(true)
})

test('a request that was cancelled says nothing of the network', async () => {
  const { ask, connectivity } = setUp([unreached()])
  await expect(ask({ ...wallet, signal: AbortSignal.abort() })).rejects.toThrow(NetworkFailure)
  expect(connectivity.isReached.read()).toBe(true)
})

test('an answer to a request that was sent before the failure says nothing', async () => {
  const connectivity = createConnectivity()
  const [early, failing] = [connectivity.start(), connectivity.start()]
  failing.lost()
  early.reached()
  expect(connectivity.isReached.read()).toBe(false)
  connectivity.start().reached()
  expect(connectivity.isReached.read()).toBe(true)
})

test('the next answer of any request shows that the server is reached again', async () => {
  const { ask, connectivity } = setUp([unreached(), { data: { withdraw: 1 } }], { data: {}, at: 7 })
  await ask(wallet)
  await ask(withdraw)
  expect(connectivity.isReached.read()).toBe(true)
})
