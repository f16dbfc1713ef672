import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from './clock.ts'
import { createLog } from './log.ts'
import { startRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function rounds(tasks: Record<string, () => Promise<unknown>>) {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  return { lines, running: startRounds({ clock: manualClock(0), log, every: 1000, tasks }) }
}

describe('startRounds', () => {
  it('runs the tasks every round; if one fails, reports it once and runs the others', async () => {
    let done = 0
    const { lines, running } = rounds({
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

  it('runs a round at once if it is woken, and one more if it was woken during a round', async () => {
    let begun = 0
    let finish = () => {}
    const { running } = rounds({ slow: () => new Promise<void>((resolve) => void ((begun += 1), (finish = resolve))) })
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

  it('never runs two rounds at the same time, and waits for a slow round before it stops', async () => {
    let begun = 0
    let finish = () => {}
    const { running } = rounds({ slow: () => new Promise<void>((resolve) => void ((begun += 1), (finish = resolve))) })
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
