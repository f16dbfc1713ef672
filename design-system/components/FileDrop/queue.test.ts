import { describe, expect, it } from 'vitest'
import { canRetry, quarterOf, queue, toStart, type QueuedFile, type QueueEvent } from './queue.ts'

const file = new File(['%PDF-'], 'a.pdf')
const after = (...events: QueueEvent<string>[]) => events.reduce(queue<string>, [] as readonly QueuedFile<string>[])
const added: QueueEvent<string> = { kind: 'added', files: [1, 2, 3].map((id) => ({ id, file })) }
const fine = [1, 2, 3].map((id): QueueEvent<string> => ({ kind: 'checked', id, refusal: null }))
const kinds = (files: readonly QueuedFile<string>[]) => files.map(({ state }) => state.kind)

describe('the queue of files', () => {
  it('checks, queues and sends files, then marks them as done', () => {
    const files = after(added, ...fine, { kind: 'started', id: 1 }, { kind: 'progressed', id: 1, share: 1.4 })
    expect(files[0]?.state).toEqual({ kind: 'sending', share: 1 })
    expect(queue(files, { kind: 'finished', id: 1, result: 'key' })[0]?.state).toEqual({ kind: 'done', result: 'key' })
  })
  it('sends two files at a time, in order', () => {
    const files = after(added, ...fine)
    expect(toStart(files, 2).map(({ id }) => id)).toEqual([1, 2])
    expect(toStart(queue(files, { kind: 'started', id: 1 }), 2).map(({ id }) => id)).toEqual([2])
    expect(toStart(after(added, ...fine, { kind: 'started', id: 1 }, { kind: 'started', id: 2 }), 2)).toEqual([])
  })
  it('sends only failed files again', () => {
    const files = after(
      added,
      ...fine,
      { kind: 'started', id: 1 },
      { kind: 'finished', id: 1, result: 'key' },
      { kind: 'started', id: 2 },
      { kind: 'failed', id: 2 },
    )
    expect(kinds(files)).toEqual(['done', 'failed', 'waiting'])
    expect(kinds(queue(files, { kind: 'retried', ids: [1, 2, 3] }))).toEqual(['done', 'waiting', 'waiting'])
  })
  it('never sends refused files, not even on a retry', () => {
    const files = after(added, { kind: 'checked', id: 1, refusal: 'size' }, { kind: 'retried', ids: [1] })
    expect(files[0]?.state).toEqual({ kind: 'refused', why: 'size' })
    expect(files.map(canRetry)).toEqual([false, false, false])
  })
  it('ignores events that arrive after a file was cancelled or removed', () => {
    const files = after(
      added,
      ...fine,
      { kind: 'started', id: 1 },
      { kind: 'cancelled', id: 1 },
      { kind: 'progressed', id: 1, share: 0.5 },
      { kind: 'finished', id: 1, result: 'late' },
    )
    expect(files[0]?.state.kind).toBe('cancelled')
    expect(queue(after(added, { kind: 'removed', id: 1 }), { kind: 'checked', id: 1, refusal: null }).map(({ id }) => id)).toEqual([2, 3])
  })
})

it.each([
  [0, 0],
  [0.24, 0],
  [0.5, 0.5],
  [0.99, 0.75],
  [1, 1],
])('a progress of %d is announced as %d', (share, quarter) => expect(quarterOf(share)).toBe(quarter))
