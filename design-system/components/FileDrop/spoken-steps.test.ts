import { expect, it } from 'vitest'
import type { FileState } from './queue.ts'
import { listen, silent } from './spoken-steps.ts'

const file = new File([], 'a.pdf')
const at = (...states: FileState<string>[]) => states.map((state, id) => ({ id, file, state }))
const sending = (share: number): FileState<string> => ({ kind: 'sending', share })

it('announces each quarter, but neither the start nor anything between quarters', () => {
  const started = listen(silent, at({ kind: 'waiting' }, sending(0.1)))
  expect(started.last).toBeNull()
  const quarter = listen(started, at({ kind: 'waiting' }, sending(0.3)))
  expect(quarter.last).toBe(1)
  expect(listen(quarter, at({ kind: 'waiting' }, sending(0.49)))).toBe(quarter)
  expect(listen(quarter, at({ kind: 'refused', why: 'size' }, sending(0.49))).last).toBe(0)
})
