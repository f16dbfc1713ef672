import type { DeviceSubscription, PushSupport } from '#platform/push-browser.ts'

/** What this browser says of pushes. */
export type DeviceFacts = {
  readonly support: PushSupport
  readonly permission: NotificationPermission
  readonly subscription: DeviceSubscription | null
}

/** What the server says of the browser's subscription. */
export type ServerFacts = { readonly publicKey?: string | null | undefined; readonly isSubscribed: boolean }

/** The reasons why a device cannot be switched on. `unavailable`: the deployment pushes nothing. */
const obstacles = ['unavailable', 'unsupported', 'homeScreen', 'blocked'] as const
export type Obstacle = (typeof obstacles)[number]
export type PushState = 'on' | 'off' | Obstacle

/** Returns whether notifications are on for this device, or why they cannot be. */
export function pushStateOf({ support, permission, subscription }: DeviceFacts, { publicKey, isSubscribed }: ServerFacts): PushState {
  if (!publicKey) return 'unavailable'
  if (support === 'homeScreen') return 'homeScreen'
  if (support === 'no') return 'unsupported'
  if (permission === 'denied') return 'blocked'
  // A subscription that was made with a former key of the server gets nothing.
  return permission === 'granted' && subscription?.publicKey === publicKey && isSubscribed ? 'on' : 'off'
}

/** Returns the reason why a device cannot be switched on; null if it can. */
export const obstacleOf = (state: PushState): Obstacle | null => obstacles.find((obstacle) => obstacle === state) ?? null
