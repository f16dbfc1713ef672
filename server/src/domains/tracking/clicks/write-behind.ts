import { isStoreAway } from '#database/store-away.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import { breathe } from '#platform/wait.ts'

/** In milliseconds, from the arrival of the first. */
const patience = 20
/** More would hold up who is redirected meanwhile. */
const most = 256
/** As many as may wait while the store is away: an hour of a few a second, some 20 MB. Beyond it they are lost, and that is said. */
const mostWaiting = 50_000
/** How often one is tried that the store takes of no others. */
const mostTries = 5
/** Waits after failures, in milliseconds. */
const firstWait = 50
const longestWait = 2_000
/** Whoever waits longer than this is late. */
const lateAfter = 1_000

type Waiting<Item> = { item: Item; since: number; tries: number }

export type WriteBehind<Item> = {
  /** Takes one to be written soon; false where there is no room. */
  add(item: Item): boolean
  /** Writes everything that waits, now. Resolves also where it could not be written. */
  flush(): Promise<void>
  /** Writes what waits, for at most `milliseconds` where the store is away, and takes no more. */
  stop(milliseconds: number): Promise<void>
  /** Forgets what waits. */
  clear(): void
  /** Whether the store takes nothing, or some were lost in the last minute. */
  isLate(): boolean
}

type Parts<Item> = {
  clock: Clock
  log: Log
  /** Writes some in one transaction. `isAgain`: some of them may be written already, of a try whose end nobody heard. */
  write(items: readonly Item[], isAgain: boolean): Promise<unknown>
  /** In place of fifty thousand. */
  room?: number
  /** How many are written at once, in place of 256. */
  atOnce?: number
  /** Whether it is the store that failed, and not what was written. */
  isAway?: (error: unknown) => boolean
}

/**
 * Writes behind what answers need not wait for: in batches, in the order of arrival, at most fifty milliseconds after it. Where the store is
 * away they wait in memory and are tried again until it is back (F4, F5, F11); one that cannot be written for a reason of its own holds
 * up no other. What was not written when the process is killed is lost, and that is the last fifty milliseconds.
 */
export function writeBehind<Item>({
  clock,
  log,
  write,
  room = mostWaiting,
  atOnce = most,
  isAway = isStoreAway,
}: Parts<Item>): WriteBehind<Item> {
  let waiting: Waiting<Item>[] = []
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
    reportSeldom('lost', () => log.error('Clicks are lost: too many wait for the store', { lost }))
  }

  function failed(error: unknown): void {
    failures += 1
    reportSeldom('failed', () => log.error('Clicks cannot be written; they wait', { waiting: waiting.length, error }))
  }

  /** Each by itself, after all together failed for another reason than the store. Those that fail go to the back. */
  async function writeEach(batch: readonly Waiting<Item>[]): Promise<void> {
    const again: Waiting<Item>[] = []
    for (const [at, one] of batch.entries()) {
      try {
        await write([one.item], true)
      } catch (error) {
        if (isAway(error)) {
          waiting = [...batch.slice(at), ...waiting, ...again]
          throw error
        }
        if (one.tries + 1 < mostTries) again.push({ ...one, tries: one.tries + 1 })
        else log.error('A click could not be written', { error })
      }
    }
    waiting.push(...again)
    if (again.length > 0) throw new Error('Some clicks could not be written')
  }

  async function writeSome(): Promise<void> {
    const batch = waiting.slice(0, atOnce)
    waiting = waiting.slice(batch.length)
    try {
      await write(
        batch.map(({ item }) => item),
        failures > 0,
      )
    } catch (error) {
      if (!isAway(error)) {
        await writeEach(batch)
        return
      }
      waiting = [...batch, ...waiting]
      throw error
    }
  }

  async function run(): Promise<void> {
    try {
      while (waiting.length > 0) {
        await writeSome()
        failures = 0
        await breathe()
      }
    } catch (error) {
      failed(error)
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
      waiting.push({ item, since: clock.monotonic(), tries: 0 })
      if (!running) later(patience)
      return true
    },
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
    clear: () => void (waiting = []),
    isLate: () => {
      const now = clock.monotonic()
      return now - (waiting[0]?.since ?? now) > lateAfter || now - lostAt < 60_000
    },
  }
}
