import type { PushDevice } from '@wasla/contract/generated/user-types.ts'
import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import { readSubscription, type PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'
import { mockPushKey } from '../../platform/push-key.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'

type Device = Pick<Viewer, 'sessionId' | 'userId'>

/** Implements the query `myPushDevice`. */
export function pushDevice({ memory }: Store, { sessionId }: Device, endpoint: string | null | undefined): PushDevice {
  const isSubscribed = memory.pushSubscriptions.some((one) => one.sessionId === sessionId && one.endpoint === endpoint)
  return { publicKey: mockPushKey, isSubscribed }
}

/** Implements the mutation `addPushSubscription`. The newest subscription comes last. */
export function addPushSubscription(store: Store, viewer: Device, input: PushSubscriptionKeys): PushDevice {
  const { memory } = store
  const { endpoint } = readSubscription(input)
  const { sessionId, userId } = viewer
  const others = memory.pushSubscriptions.filter((one) => one.sessionId !== sessionId && one.endpoint !== endpoint)
  const own = others.filter((one) => one.userId === userId)
  const tooOld = new Set(own.slice(0, Math.max(0, own.length + 1 - pushLimits.devices)))
  memory.pushSubscriptions = [...others.filter((one) => !tooOld.has(one)), { sessionId, userId, endpoint }]
  return pushDevice(store, viewer, endpoint)
}

/** Implements the mutation `removePushSubscription`. */
export function removePushSubscription(store: Store, viewer: Device, endpoint: string): PushDevice {
  const { memory } = store
  memory.pushSubscriptions = memory.pushSubscriptions.filter((one) => one.userId !== viewer.userId || one.endpoint !== endpoint)
  return pushDevice(store, viewer, endpoint)
}
