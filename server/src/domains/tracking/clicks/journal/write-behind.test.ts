import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { writeBehind } from './write-behind.ts'

const away = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a writer whose store fails as long as there are errors in `errors`, with its clock. */
function behind(room?: number) {
  const clock = manualClock(0)
  const lines: string[] = []
  const batches: number[][] = []
  const errors: Error[] = []
  const writer = writeBehind<number>({
    clock,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    async write(items) {
      const error = errors.shift()
      if (error) throw error
      batches.push([...items])
    },
    ...(room === undefined ? {} : { room }),
  })
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  return { writer, batches, errors, lines, pass }
}

describe('items that are written after an answer', () => {
  it('are written together within 50 ms, in order', async () => {
    const { writer, batches, pass } = behind()
    writer.add(1)
    await pass(5)
    writer.add(2)
    expect(batches).toEqual([])
    await pass(45)
    expect(batches).toEqual([[1, 2]])
    writer.add(3)
    await pass(50)
    expect(batches).toEqual([[1, 2], [3]])
  })

  it('are written in batches if there are many', async () => {
    const { writer, batches } = behind()
    for (let n = 0; n < 2_500; n++) writer.add(n)
    const flushed = writer.flush()
    await vi.runAllTimersAsync()
    await flushed
    expect(batches.map(({ length }) => length)).toEqual([1_024, 1_024, 452])
    expect(batches.flat()).toEqual(Array.from({ length: 2_500 }, (_, n) => n))
  })

  it('wait while the database is down, and are then written once, in order', async () => {
    const { writer, batches, errors, lines, pass } = behind()
    errors.push(away(), away(), away())
    writer.add(1)
    await pass(30)
    writer.add(2)
    expect(writer.isLate()).toBe(false)
    await pass(5_000)
    expect(batches).toEqual([[1, 2]])
    expect(lines.filter((line) => line.includes('cannot be written'))).toHaveLength(1)
    writer.add(3)
    await pass(50)
    expect(batches).toEqual([[1, 2], [3]])
  })

  it('are reported as late if they wait for more than a second', async () => {
    const { writer, errors, pass } = behind()
    errors.push(...Array.from({ length: 20 }, away))
    writer.add(1)
    await pass(1_500)
    expect(writer.isLate()).toBe(true)
    errors.length = 0
    await pass(2_100)
    expect(writer.isLate()).toBe(false)
  })

  it('are dropped and logged if there is no room for them', async () => {
    const { writer, batches, errors, lines, pass } = behind(3)
    errors.push(away(), away())
    expect([1, 2, 3, 4, 5].map((n) => writer.add(n))).toEqual([true, true, true, false, false])
    expect(writer.isLate()).toBe(true)
    await pass(1_000)
    expect(batches).toEqual([[1, 2, 3]])
    expect(lines.filter((line) => line.includes('are lost'))).toHaveLength(1)
    await pass(60_000)
    expect(writer.isLate()).toBe(false)
  })

  it('are not written again if they are cleared during their write; later items are then written alone', async () => {
    const { writer, batches, pass } = behind()
    writer.add(1)
    vi.advanceTimersByTime(50)
    writer.clear()
    writer.add(2)
    await pass(50)
    expect(batches).toEqual([[1], [2]])
    expect(writer.hasWaiting()).toBe(false)
  })

  it('are written before the process ends; later items are refused', async () => {
    const { writer, batches, errors } = behind()
    writer.add(1)
    errors.push(away())
    const stopped = writer.stop(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(batches).toEqual([[1]])
    expect(writer.add(2)).toBe(false)
  })
})
