import type { Services } from '../services.ts'
import { AddPushSubscriptionDocument } from './addPushSubscription.generated.ts'

/**
 * Sends the subscription of this browser to the server again if the browser has renewed it since. Does nothing if this session has not
 * subscribed on this device. Forgets a subscription that the reader ended in the browser's settings.
 */
export async function keepPush({ push, storage, call }: Pick<Services, 'push' | 'storage' | 'call'>): Promise<void> {
  const known = storage.pushEndpoint()
  if (known === null) return
  const subscription = await (await push()).subscription()
  if (subscription === null) return storage.forgetPushEndpoint()
  const { endpoint, p256dh, auth } = subscription
  if (endpoint === known) return
  await call(AddPushSubscriptionDocument, { input: { endpoint, p256dh, auth } }, 'mine')
  storage.keepPushEndpoint(endpoint)
}
