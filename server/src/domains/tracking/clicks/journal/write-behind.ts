import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import { breathe } from '#platform/wait.ts'

/** In milliseconds, from the arrival of the first. */
const patience = 30
/** Written at once: more would hold up who is redirected meanwhile. */
const most = 1_024
/** As many as may wait while nothing can be written: an hour of a few a second, some 20 MB. Beyond it they are lost, and that is said. */
const mostWaiting = 50_000
/** Waits after failures, in milliseconds. */
const firstWait = 50
const longestWait = 2_000
/** Whoever waits longer than this is late. */
const lateAfter = 1_000

export type WriteBehind<Item> = {
  /** Takes one to be written soon; false where there is no room. */
  add(item: Item): boolean
  /** Whether something waits to be written. */
  hasWaiting(): boolean
  /** Writes everything that waits, now. Resolves also where it could not be written. */
  flush(): Promise<void>
  /** Writes what waits, for at most `milliseconds` where that fails, and takes no more. */
  stop(milliseconds: number): Promise<void>
  /** Forgets what waits. */
  clear(): void
  /** Whether nothing can be written, or some were lost in the last minute. */
  isLate(): boolean
}

type Parts<Item> = {
  clock: Clock
  log: Log
  /** Writes some. Whatever fails, the same come again, with more behind them or not. */
  write(items: readonly Item[]): Promise<unknown>
  /** In place of fifty thousand. */
  room?: number
}

/**
 * Writes behind what answers need not wait for: in batches, in the order of arrival, at most fifty milliseconds after it. Where that fails
 * they wait in memory and are tried again (F4, F5, F11). What was not written when the process is killed is lost, and that is the last
 * fifty milliseconds.
 */
export function writeBehind<Item>({ clock, log, write, room = mostWaiting }: Parts<Item>): WriteBehind<Item> {
  let waiting: Item[] = []
  /** When the first of them came, or was the first of those that were left; said only while some wait. */
  let since = 0
  let failures = 0
  let lostAt = Number.NEGATIVE_INFINITY
  let lost = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const reportSeldom = seldom(clock, 60_000)

  function reportLost(): void {
    lost += 1
    lostAt = clock.monotonic()
    reportSeldom('lost', () => log.error('Clicks are lost: too many wait to be written', { lost }))
  }

  async function run(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const from = waiting
        const batch = from.slice(0, most)
        await write(batch)
        failures = 0
        // Else they were forgotten meanwhile.
        if (waiting === from) {
          waiting = waiting.slice(batch.length)
          since = clock.monotonic()
        }
        await breathe()
      }
    } catch (error) {
      failures += 1
      reportSeldom('failed', () => log.error('Clicks cannot be written; they wait', { waiting: waiting.length, error }))
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running ??= run().finally(() => {
      running = undefined
      if (waiting.length > 0 && !isStopped) later(failures === 0 ? patience : Math.min(firstWait * 2 ** (failures - 1), longestWait))
    })
    return running
  }

  function later(milliseconds: number): void {
    timer ??= setTimeout(() => void flush(), milliseconds).unref()
  }

  return {
    add(item) {
      if (isStopped || waiting.length >= room) {
        reportLost()
        return false
      }
      if (waiting.length === 0) since = clock.monotonic()
      waiting.push(item)
      if (!running) later(patience)
      return true
    },
    hasWaiting: () => waiting.length > 0,
    async flush() {
      await running
      await flush()
    },
    async stop(milliseconds) {
      isStopped = true
      const end = clock.monotonic() + milliseconds
      await running
      for (;;) {
        await flush()
        if (waiting.length === 0) return
        if (clock.monotonic() >= end) break
        await new Promise((resume) => setTimeout(resume, firstWait))
      }
      log.error('The process ends before clicks could be written', { lost: waiting.length })
    },
    clear() {
      waiting = []
    },
    isLate: () => {
      const now = clock.monotonic()
      return (waiting.length > 0 && now - since > lateAfter) || now - lostAt < 60_000
    },
  }
}
