import { appAnswer, fileAnswer, keepPage, keepRequestIn, pageAnswer, renewApp, type Sources } from './answers.ts'
import { openNotification, type OpenPage } from './notification-click.ts'
import { shownPush } from './push-notification.ts'
import { renewSubscription } from './renew-subscription.ts'
import { appPages, strategyOf } from './strategy.ts'

/** The part of a service worker's global scope that this file uses. The libraries of the page and of workers exclude each other. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type PageMessageEvent = WorkerEvent & { readonly data: unknown; readonly origin: string }
type PushEvent = WorkerEvent & { readonly data: { text(): string } | null }
type PressEvent = WorkerEvent & { readonly notification: Pick<Notification, 'close' | 'data'> }
type ChangeEvent = WorkerEvent & { readonly oldSubscription?: PushSubscription | null }
type Scope = {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  readonly navigator: Navigator
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
}
const scope = globalThis as unknown as Scope

/** Version of what is stored. Raise it if the caches have to be emptied. */
const version = 2
const names = { files: `wasla-files-${version}`, pages: `wasla-pages-${version}` } as const

const sources: Sources = {
  files: () => caches.open(names.files),
  pages: () => caches.open(names.pages),
  fetch: (request) => fetch(request),
}

async function removeOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(names)
  const all = await caches.keys()
  await Promise.all(all.filter((name) => name.startsWith('wasla-') && !known.includes(name)).map((name) => caches.delete(name)))
}

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([scope.skipWaiting(), ...appPages.map((address) => renewApp(sources, address))])),
)
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOldCaches(), scope.clients.claim()])))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  switch (strategyOf(request, scope.location.origin)) {
    case 'file':
      return event.respondWith(fileAnswer(sources, request))
    case 'app':
      return event.respondWith(appAnswer(sources, new URL(request.url).pathname, (work) => event.waitUntil(work)))
    case 'page':
      return event.respondWith(pageAnswer(sources, request))
    case 'none':
      return undefined
  }
})

scope.addEventListener('message', (event) => {
  const page = keepRequestIn(event.data)
  if (page) event.waitUntil(keepPage(sources, page, scope.location.origin).catch(() => undefined))
})

async function show(text: string | undefined): Promise<void> {
  const shown = shownPush(text)
  if (!shown) return
  await scope.registration.showNotification(shown.title, shown.options)
  // Only an app on the home screen has an icon to count on.
  if ('setAppBadge' in scope.navigator) await scope.navigator.setAppBadge(shown.unread).catch(() => undefined)
}

const windows = {
  all: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (address: string) => scope.clients.openWindow(address),
}

scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(windows, event.notification.data, scope.location.origin))
})
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(scope.registration.pushManager, event.oldSubscription)),
)
