import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standingClock } from './clock.ts'
import { createEnding } from './ending.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage(stop: (grace: number) => Promise<void>) {
  const exits: number[] = []
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const clock = standingClock(0)
  const ending = createEnding({ clock, log: () => log, running: () => ({ stop }), exit: (code) => void exits.push(code) })
  return { ending, exits, lines, clock }
}

const never = () => new Promise<void>(() => undefined)

describe('the end of the process', () => {
  it('waits for what is running when an operator asks, at most ten seconds', async () => {
    const { ending, exits } = stage(never)
    ending.requested()
    await vi.advanceTimersByTimeAsync(9_400)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(exits).toEqual([0])
  })

  it('comes as soon as everything has stopped', async () => {
    const { ending, exits } = stage(async () => undefined)
    ending.requested()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([0])
  })

  it('waits as long when the same signal comes by several ways, or once more', async () => {
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

  it('comes at once when somebody presses Ctrl-C again, and not for the echo of the first', () => {
    const { ending, exits, clock } = stage(never)
    ending.interrupted()
    clock.advance(100)
    ending.interrupted()
    expect(exits).toEqual([])
    clock.advance(400)
    ending.interrupted()
    expect(exits).toEqual([0])
  })

  it('waits after a first Ctrl-C though the process received a signal to stop before', () => {
    const { ending, exits } = stage(never)
    ending.requested()
    ending.interrupted()
    expect(exits).toEqual([])
  })

  it('follows an error nobody caught: logged, finished within six seconds, code 1', async () => {
    const { ending, exits, lines } = stage(never)
    ending.fault(new TypeError('a bug'))
    ending.fault(new TypeError('its echo'))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(exits).toEqual([1])
    expect(lines.map((line) => (JSON.parse(line) as { error: { message: string } }).error.message)).toEqual(['a bug', 'its echo'])
  })

  it('does not follow from a store that is away for a moment', async () => {
    const { ending, exits, lines } = stage(never)
    ending.fault(Object.assign(new Error('terminating connection'), { code: '57P01' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(exits).toEqual([])
    expect(lines).toHaveLength(1)
  })

  it('is a fault when stopping fails', async () => {
    const { ending, exits } = stage(() => Promise.reject(new Error('stuck')))
    ending.requested()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([1])
  })
})
