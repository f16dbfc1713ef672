import { appAnswer, fileAnswer, pageAnswer, renewApp, type Sources } from './answers.ts'
import { appPages, strategyOf } from './strategy.ts'

/** The part of a service worker's global scope that this file uses. The libraries of the page and of workers exclude each other. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
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
