import { expect, test } from 'vitest'
import { renewSubscription } from './renew-subscription.ts'

const key = new Uint8Array([4, 1]).buffer
const subscription = { options: { applicationServerKey: key, userVisibleOnly: true } }

function setUp(current: typeof subscription | null) {
  const made: PushSubscriptionOptionsInit[] = []
  return {
    made,
    manager: { getSubscription: async () => current, subscribe: async (options: PushSubscriptionOptionsInit) => made.push(options) },
  }
}

test('a subscription that ended is made again with its key', async () => {
  const { made, manager } = setUp(null)
  await renewSubscription(manager, subscription)
  expect(made).toEqual([{ userVisibleOnly: true, applicationServerKey: key }])
})

test('a browser that does not say which subscription ended renews the current one', async () => {
  const { made, manager } = setUp(subscription)
  await renewSubscription(manager, null)
  expect(made).toHaveLength(1)
})

test('nothing is made if no key is known', async () => {
  const { made, manager } = setUp(null)
  await renewSubscription(manager, undefined)
  expect(made).toEqual([])
})
