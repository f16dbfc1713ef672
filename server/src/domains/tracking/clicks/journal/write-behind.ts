import type { Clock } from '#platform/clock.ts'
import { withoutCause } from '#cause.ts'
import type { Log } from '#platform/log.ts'
import { throttle } from '#platform/throttle.ts'
import { breathe } from '#wait.ts'

/** Milliseconds from the arrival of the first item to the write. */
const patience = 30
/** Number of items per write; more would delay redirects. */
const most = 1_024
/**
 * Number of items that may wait while writes fail. It is enough for an hour at a few items per second, and takes about 20 MB. Further items
 * are lost, which is logged.
 */
const mostWaiting = 50_000
/** Shortest and longest wait after failures, in milliseconds. */
const firstWait = 50
const longestWait = 2_000
/** An item that waits longer than this is late, in milliseconds. */
const lateAfter = 1_000

export type WriteBehind<Item> = {
  /** Accepts an item to be written soon; returns false if there is no room. */
  add(item: Item): boolean
  /** Returns whether an item waits to be written. */
  hasWaiting(): boolean
  /** Writes everything that waits, now. Resolves even if that fails. */
  flush(): Promise<void>
  /** Writes the waiting items, and retries failures for at most `milliseconds`. Accepts no more items. */
  stop(milliseconds: number): Promise<void>
  /** Drops the waiting items. */
  clear(): void
  /** Returns whether writes fail, or items were lost in the last minute. */
  isLate(): boolean
}

type Parts<Item> = {
  clock: Clock
  log: Log
  /** Writes some items. If the write fails, the next call gets the same items first. */
  write(items: readonly Item[]): Promise<unknown>
  /** Number of items that may wait; 50,000 by default. */
  room?: number
}

/**
 * Writes items that no answer needs to wait for: in batches, in order of arrival, at most 50 ms later. If a write fails, the items wait in
 * memory and are retried (F4, F5, F11). If the process is killed, the items of the last 50 ms are lost.
 */
export function writeBehind<Item>({ clock, log, write, room = mostWaiting }: Parts<Item>): WriteBehind<Item> {
  let waiting: Item[] = []
  /** Time at which the oldest waiting item came or the last batch was written; meaningless if no item waits. */
  let since = 0
  let failures = 0
  let lostAt = Number.NEGATIVE_INFINITY
  let lost = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const reportThrottled = throttle(clock, 60_000)

  function reportLost(): void {
    lost += 1
    lostAt = clock.monotonic()
    reportThrottled('lost', () => log.error('Clicks are lost: too many wait to be written', { lost }))
  }

  async function run(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const from = waiting
        const batch = from.slice(0, most)
        await write(batch)
        failures = 0
        // If the queue is another array now, it was cleared during the write.
        if (waiting === from) {
          waiting = waiting.slice(batch.length)
          since = clock.monotonic()
        }
        await breathe()
      }
    } catch (error) {
      failures += 1
      reportThrottled('failed', () => log.error('Clicks cannot be written; they wait', { waiting: waiting.length, error }))
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
    // The batch has clicks of many requests, so its lines in the log must not name the request that starts the timer.
    timer ??= withoutCause(() => setTimeout(() => void flush(), milliseconds).unref())
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
