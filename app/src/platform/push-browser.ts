import type { StartTimer } from './timers.ts'

/** The subscription of this browser, as the server stores it, with the key that it was made with. Keys are in base64url. */
export type DeviceSubscription = { endpoint: string; p256dh: string; auth: string; publicKey: string | null }

/** Whether this browser can show pushes. `homeScreen`: it can, after the app was added to the home screen, as on iPhones. */
export type PushSupport = 'yes' | 'homeScreen' | 'no'

/** What the browser does for pushes. */
export type PushBrowser = {
  support(): PushSupport
  /** `default` until the reader has answered. */
  permission(): NotificationPermission
  /** Asks the reader for permission. Call it only after a press. */
  requestPermission(): Promise<NotificationPermission>
  /** Returns the current subscription; null if there is none. */
  subscription(): Promise<DeviceSubscription | null>
  /** Subscribes with the server's public key. Replaces a subscription that was made with another key. Throws if the browser refuses. */
  subscribe(publicKey: string): Promise<DeviceSubscription>
  /** Ends the subscription, also without a network. */
  unsubscribe(): Promise<void>
}

type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>

/** The parts of the page's window that pushes need. Missing parts are undefined. */
export type PushWindow = {
  workers: { getRegistration(): Promise<Registration | undefined>; readonly ready: Promise<Registration> } | undefined
  notifications: { readonly permission: NotificationPermission; requestPermission(): Promise<NotificationPermission> } | undefined
  hasPushes: boolean
  device: { userAgent: string; maxTouchPoints: number; isInstalled: boolean }
  /** Registers the service worker. Does nothing if it is registered. */
  register(): Promise<void>
  startTimer: StartTimer
}

/** Longest time in milliseconds for the service worker to start. */
const longestStart = 10_000

const base64url = (bytes: ArrayBuffer | null | undefined) =>
  bytes
    ? btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : null

const read = (subscription: PushSubscription): DeviceSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')) ?? '',
  auth: base64url(subscription.getKey('auth')) ?? '',
  publicKey: base64url(subscription.options.applicationServerKey),
})

/** iPads say that they are Macs, but no Mac can be touched. */
const isOfApple = ({ userAgent, maxTouchPoints }: PushWindow['device']) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** Returns the browser's part of pushes. */
export function createPushBrowser({ workers, notifications, hasPushes, device, register, startTimer }: PushWindow): PushBrowser {
  const current = async () => (await workers?.getRegistration())?.pushManager.getSubscription()

  async function started(): Promise<Registration> {
    if (!workers) throw new Error('This browser has no service workers')
    await register()
    return Promise.race([
      workers.ready,
      new Promise<never>((_, reject) => void startTimer(() => reject(new Error('The service worker does not start')), longestStart)),
    ])
  }

  return {
    support: () => (workers && notifications && hasPushes ? 'yes' : isOfApple(device) && !device.isInstalled ? 'homeScreen' : 'no'),
    permission: () => notifications?.permission ?? 'denied',
    requestPermission: async () => (await notifications?.requestPermission()) ?? 'denied',
    async subscription() {
      const subscription = await current()
      return subscription ? read(subscription) : null
    },
    async subscribe(publicKey) {
      const { pushManager } = await started()
      const former = await pushManager.getSubscription()
      if (former && read(former).publicKey !== publicKey) await former.unsubscribe()
      return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
    },
    async unsubscribe() {
      await (await current())?.unsubscribe()
    },
  }
}
