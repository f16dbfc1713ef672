import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEnding } from './ending.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage(stop: (grace: number) => Promise<void>) {
  const exits: number[] = []
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const ending = createEnding({ log: () => log, running: () => ({ stop }), exit: (code) => void exits.push(code) })
  return { ending, exits, lines }
}

const never = () => new Promise<void>(() => undefined)

describe('the end of the process', () => {
  it('waits for what is running when an operator asks, at most ten seconds', async () => {
    const { ending, exits } = stage(never)
    ending.asked()
    await vi.advanceTimersByTimeAsync(9_400)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(exits).toEqual([0])
  })

  it('comes as soon as everything has stopped', async () => {
    const { ending, exits } = stage(async () => undefined)
    ending.asked()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([0])
  })

  it('comes at once when it is asked for twice', () => {
    const { ending, exits } = stage(never)
    ending.asked()
    ending.asked()
    expect(exits).toEqual([0])
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
    ending.asked()
    await vi.advanceTimersByTimeAsync(0)
    expect(exits).toEqual([1])
  })
})
