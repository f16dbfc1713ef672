import { expect, test } from 'vitest'
import { followWorker } from './follow-worker.ts'

test('the page goes to the path that the service worker names, and to no other address', () => {
  const worker = new EventTarget() as unknown as ServiceWorkerContainer & EventTarget
  const paths: string[] = []
  followWorker(worker, (path) => paths.push(path))
  followWorker(undefined, (path) => paths.push(path))
  const says = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  for (const data of [
    { type: 'open', path: '/wallet?transaction=1' },
    { type: 'open', path: '//evil.example' },
    { type: 'open', path: 1 },
  ])
    says(data)
  for (const data of [{ type: 'open' }, { type: 'close', path: '/home' }, null, 'open']) says(data)
  expect(paths).toEqual(['/wallet?transaction=1'])
})
