import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

it('with service workers switched off, browsers get one that removes itself and its caches', async () => {
  const { app } = await testApp({ hasServiceWorker: false })
  const response = await app.request('/sw.js')
  const code = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const deleted: string[] = []
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>()
  const works: Promise<unknown>[] = []
  let isRegistered = true
  const scope = {
    addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
    skipWaiting: () => undefined,
    caches: { keys: async () => ['wasla-files-1'], delete: async (name: string) => void deleted.push(name) },
    registration: { unregister: async () => void (isRegistered = false) },
  }
  runInNewContext(code, scope)
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (work) => void works.push(work) })
  await Promise.all(works)
  expect([deleted, isRegistered]).toEqual([['wasla-files-1'], false])
})
