import { workerHeaders } from '../request/headers.ts'

/** Removes an installed service worker and everything that it stored. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await registration.unregister()
  })())
})
`

/** `GET /sw.js` if service workers are switched off: browsers that have one remove it at their next visit. */
export const removedWorker = (): Response =>
  new Response(farewell, { headers: { ...workerHeaders, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } })
