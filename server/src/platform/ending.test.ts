import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from './clock.ts'
import { createEnding } from './ending.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage(stop: (grace: number) => Promise<void>) {
  const exits: number[] = []
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const clock = manualClock(0)
  const ending = createEnding({ clock, log: () => log, running: () => ({ stop }), exit: (code) => void exits.push(code) })
  return { ending, exits, lines, clock }
}

const never = () => new Promise<void>(() => undefined)

describe('createEnding', () => {
  it('waits at most ten seconds for running requests after a signal to stop', async () => {
    const { ending, exits } = stage(never)
    ending.requested()
    await vi.advanceTimersByTimeAsync(9_400)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(exits).toEqual([0])
  })

  it('exits as soon as everything has stopped', async () => {
    const { ending, exits } = stage(async () => undefined)
    ending.requested()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([0])
  })

  it('does not shorten the wait if the same signal comes again', async () => {
    const { ending, exits, clock } = stage(never)
    for (let times = 0; times < 4; times++) {
      ending.requested()
      clock.advance(500)
    }
    await vi.advanceTimersByTimeAsync(9_400)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(exits).toEqual([0])
  })

  it('exits at once on a second Ctrl-C, but not on the echo of the first', () => {
    const { ending, exits, clock } = stage(never)
    ending.interrupted()
    clock.advance(100)
    ending.interrupted()
    expect(exits).toEqual([])
    clock.advance(400)
    ending.interrupted()
    expect(exits).toEqual([0])
  })

  it('waits after a first Ctrl-C even if a signal to stop came before', () => {
    const { ending, exits } = stage(never)
    ending.requested()
    ending.interrupted()
    expect(exits).toEqual([])
  })

  it('logs an uncaught error and exits within six seconds with code 1', async () => {
    const { ending, exits, lines } = stage(never)
    ending.fault(new TypeError('a bug'))
    ending.fault(new TypeError('its echo'))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(exits).toEqual([1])
    expect(lines.map((line) => (JSON.parse(line) as { error: { message: string } }).error.message)).toEqual(['a bug', 'its echo'])
  })

  it('does not exit if the store is away for a moment', async () => {
    const { ending, exits, lines } = stage(never)
    ending.fault(Object.assign(new Error('terminating connection'), { code: '57P01' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(exits).toEqual([])
    expect(lines).toHaveLength(1)
  })

  it('exits with code 1 if stopping fails', async () => {
    const { ending, exits } = stage(() => Promise.reject(new Error('stuck')))
    ending.requested()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([1])
  })
})
