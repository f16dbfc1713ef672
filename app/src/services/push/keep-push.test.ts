import { expect, test } from 'vitest'
import type { DeviceSubscription } from '#platform/push-browser.ts'
import { createSessionStorage } from '#session/storage.ts'
import { createSharedBox } from '#session/testing/memory-box.ts'
import type { Services } from '../services.ts'
import { keepPush } from './keep-push.ts'

const renewed: DeviceSubscription = { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a', publicKey: 'k' }

function setUp(known: string | null, subscription: DeviceSubscription | null) {
  const storage = createSessionStorage(createSharedBox().tab(), () => 'device')
  if (known !== null) storage.keepPushEndpoint(known)
  const sent: unknown[] = []
  let loads = 0
  const services = {
    storage,
    push: async () => {
      loads += 1
      return { subscription: async () => subscription }
    },
    call: async (_: unknown, variables: unknown) => void sent.push(variables),
  } as unknown as Services
  return { services, storage, sent, loads: () => loads }
}

test('a session without a subscription loads nothing', async () => {
  const { services, sent, loads } = setUp(null, renewed)
  await keepPush(services)
  expect([loads(), sent]).toEqual([0, []])
})

test('a subscription that the browser renewed is sent to the server once', async () => {
  const { services, storage, sent } = setUp('https://push.example/1', renewed)
  await keepPush(services)
  await keepPush(services)
  expect(sent).toEqual([{ input: { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' } }])
  expect(storage.pushEndpoint()).toBe(renewed.endpoint)
})

test('a subscription that was ended in the browser’s settings is forgotten', async () => {
  const { services, storage, sent } = setUp('https://push.example/1', null)
  await keepPush(services)
  expect([storage.pushEndpoint(), sent]).toEqual([null, []])
})
