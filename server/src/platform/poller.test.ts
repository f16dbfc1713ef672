import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from './clock.ts'
import { createLog } from './log.ts'
import { startPoller } from './poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function poller(tasks: Record<string, () => Promise<unknown>>) {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  return { lines, running: startPoller({ clock: manualClock(0), log, every: 1000, tasks }) }
}

describe('startPoller', () => {
  it('runs the tasks at every poll; if one fails, reports it once and runs the others', async () => {
    let done = 0
    const { lines, running } = poller({
      broken: () => Promise.reject(new Error('no')),
      whole: async () => void (done += 1),
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(done).toBe(3)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('broken')
    await running.stop()
    await vi.advanceTimersByTimeAsync(3000)
    expect(done).toBe(3)
  })

  it('polls at once if it is woken, and once more if it was woken during a poll', async () => {
    let begun = 0
    let finish = () => {}
    const { running } = poller({ slow: () => new Promise<void>((resolve) => void ((begun += 1), (finish = resolve))) })
    running.wake()
    expect(begun).toBe(1)
    running.wake()
    running.wake()
    expect(begun).toBe(1)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toBe(2)
    finish()
    await running.stop()
    running.wake()
    expect(begun).toBe(2)
  })

  it('never polls twice at the same time, and waits for a slow poll before it stops', async () => {
    let begun = 0
    let finish = () => {}
    const { running } = poller({ slow: () => new Promise<void>((resolve) => void ((begun += 1), (finish = resolve))) })
    await vi.advanceTimersByTimeAsync(5000)
    expect(begun).toBe(1)
    let stopped = false
    const stopping = running.stop().then(() => (stopped = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(stopped).toBe(false)
    finish()
    await stopping
    expect(stopped).toBe(true)
  })
})
