import { expect, test } from 'vitest'
import { createAnswerStore, type ReadAnswer } from './answer-store.ts'
import { bounds } from './bounds.ts'
import { memoryAnswers } from './testing/memory-box.ts'

const day = 86_400_000
const noura = { userId: 'noura', profileId: 'networker' }

function setUp() {
  const { box, texts } = memoryAnswers()
  const at = { now: 100 * day, isOwner: true }
  const storeOf = (owner = noura, schema = 'schema-1') =>
    createAnswerStore({ open: async () => box, owner, isOwner: () => at.isOwner, clock: { now: () => at.now }, schema })
  const answer = (key: string, over: Partial<ReadAnswer> = {}): ReadAnswer => ({
    key,
    operation: 'myWallet',
    data: { myWallet: key },
    at: at.now,
    ...over,
  })
  return { box, texts, at, storeOf, answer, store: storeOf() }
}

test('finds what was stored, with the time at which it was read', async () => {
  const { store, answer, at } = setUp()
  await store.keep([answer('wallet?{"a":1}')])
  expect(await store.find('wallet?{"a":1}')).toEqual({ data: { myWallet: 'wallet?{"a":1}' }, at: at.now })
  expect(await store.find('wallet?{"a":2}')).toBeNull()
})

test('a newer answer replaces the one before', async () => {
  const { store, answer, texts, at } = setUp()
  await store.keep([answer('wallet', { at: at.now - 1, data: { myWallet: 'old' } })])
  await store.keep([answer('wallet', { data: { myWallet: 'new' } })])
  expect(texts.size).toBe(1)
  expect((await store.find('wallet'))?.data).toEqual({ myWallet: 'new' })
})

test('stores no answer with secrets, of a calculation, of a form or of an unknown query', async () => {
  const { store, answer, texts } = setUp()
  await store.keep(['trackingSetup', 'walletBill', 'groupForm', 'somethingNew'].map((operation) => answer(operation, { operation })))
  expect(texts.size).toBe(0)
})

test('an answer that is too large is not stored, and removes the one before', async () => {
  const { store, answer, texts } = setUp()
  await store.keep([answer('wallet')])
  await store.keep([answer('wallet', { data: { myWallet: 'x'.repeat(bounds.bytesOfOne) } })])
  expect(texts.size).toBe(0)
})

test('an answer is not found after a week, and goes with the next one that is stored', async () => {
  const { store, answer, texts, at } = setUp()
  await store.keep([answer('wallet')])
  at.now += 7 * day + 1
  expect(await store.find('wallet')).toBeNull()
  await store.keep([answer('groups')])
  expect([...texts.keys()].filter((address) => address.includes('wallet'))).toEqual([])
})

test('another account or profile finds nothing, and its first answer removes all others', async () => {
  const { store, storeOf, answer, texts } = setUp()
  await store.keep([answer('wallet')])
  const brand = storeOf({ ...noura, profileId: 'brand' })
  expect(await brand.find('wallet')).toBeNull()
  expect(await storeOf({ userId: 'saad', profileId: 'networker' }).find('wallet')).toBeNull()
  await brand.keep([answer('groups')])
  expect(texts.size).toBe(1)
  expect(await store.find('wallet')).toBeNull()
})

test('an answer of another contract is not found', async () => {
  const { store, storeOf, answer } = setUp()
  await store.keep([answer('wallet')])
  expect(await storeOf(noura, 'schema-2').find('wallet')).toBeNull()
})

test('stores and finds nothing if the session has another owner by now', async () => {
  const { store, answer, texts, at } = setUp()
  await store.keep([answer('wallet')])
  at.isOwner = false
  expect(await store.find('wallet')).toBeNull()
  texts.clear()
  await store.keep([answer('wallet')])
  expect(texts.size).toBe(0)
})

test('drops a stored text of another shape', async () => {
  const { store, answer, texts } = setUp()
  await store.keep([answer('wallet')])
  for (const text of ['null', '[]', '{}', '{"at":"yesterday","data":{}}', `{"at":${100 * day},"data":[]}`]) {
    for (const address of texts.keys()) texts.set(address, text)
    expect(await store.find('wallet')).toBeNull()
  }
})
