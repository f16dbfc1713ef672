import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Pace } from '#platform/pace.ts'
import { throttle } from '#platform/throttle.ts'
import { breathe, pause } from '#wait.ts'
import { nextCounting, type CountTaken, type ReadJournal } from './count-next.ts'

/** A journal that is to be counted. */
export type Source = ReadJournal & {
  /** Removes the segments before this one from the disk, because they are counted. */
  dropCounted(segment: number): Promise<void>
  /** Called when the whole journal is counted. Null for a journal to which more clicks may be appended. */
  readonly finish: (() => Promise<void>) | null
  /** Called if the journal is from before a reset of the demo. It is then not counted any further. */
  forget(): Promise<void>
}

/** Shortest and longest wait after failures, in milliseconds. */
const firstWait = 50
const longestWait = 2_000
/**
 * Times in milliseconds after which `isLate` returns true: `failing` while the database fails, `waiting` while a click waits for clicks
 * before it.
 */
const lateAfter = { failing: 1_000, waiting: 30_000 } as const
/** Clicks that wait longer than this are counted in larger slices, in milliseconds. */
const largerAfter = 500
/** Slice size while a caller waits for everything to be counted. */
const hurriedSize = 500

type Parts = {
  clock: Clock
  log: Log
  pace: Pace
  count: CountTaken
  /** Milliseconds that this process has spent on counting so far. */
  worked(): number
}

/**
 * Counts journals, each in its order. Works in slices that grow with the backlog and have a time limit. Uses idle time, and almost none
 * while requests need all of it. If the database is down, retries until it is up again (F4, F5, F11).
 */
export function journalCounter({ clock, log, pace, count, worked }: Parts) {
  let sources: readonly Source[] = []
  const countNext = nextCounting({ clock, log, count })
  const reportThrottled = throttle(clock, 60_000)
  let failures = 0
  let failingSince: number | null = null
  /** Time of the oldest waiting click, in milliseconds. */
  let oldest: number | null = null
  let hurrying = 0
  let resting = new AbortController()
  let isCounted = true
  let isWoken = false
  let isOver = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Returns how long the oldest waiting click has waited, in milliseconds. */
  const waitsFor = () => (oldest === null ? 0 : clock.now() - oldest)

  const leaveOut = (source: Source) => void (sources = sources.filter((one) => one !== source))

  /** Counts one slice of one journal; returns how many entries. */
  async function countOf(source: Source): Promise<number> {
    const segment = source.reader.needed()
    const did = await countNext(source, hurrying > 0 ? hurriedSize : pace.size()).finally(() => {
      oldest = source.reader.oldest() ?? oldest
    })
    if (did === 'GONE') {
      leaveOut(source)
      await source.forget()
      return 0
    }
    if (source.reader.needed() > segment) await source.dropCounted(source.reader.needed())
    if (did === 0 && source.finish) {
      await source.finish()
      leaveOut(source)
    }
    return did
  }

  async function slice(): Promise<number> {
    let did = 0
    for (const source of sources) did += did > 0 ? 0 : await countOf(source)
    return did
  }

  async function rest(milliseconds: number): Promise<void> {
    if (hurrying > 0) return breathe()
    if (milliseconds < 1) return breathe()
    resting = new AbortController()
    await pause(milliseconds, resting.signal)
  }

  async function run(): Promise<void> {
    pace.begin()
    try {
      for (;;) {
        if (isOver) return
        isWoken = false
        const before = worked()
        const did = await slice()
        failures = 0
        failingSince = null
        isCounted = did === 0 && !isWoken
        if (isCounted) oldest = null
        if (isCounted) return
        if (did > 0) await rest(pace.worked(did, worked() - before, waitsFor() > largerAfter))
      }
    } catch (error) {
      failures += 1
      failingSince ??= clock.monotonic()
      reportThrottled('failed', () => log.error('Clicks cannot be counted; they wait in their journal', { error }))
    }
  }

  function begin(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running ??= run().finally(() => {
      running = undefined
      // A journal may have been added or woken since the last check.
      if (isWoken && failures === 0 && !isOver) void begin()
      if (failures > 0 && !isOver) timer = setTimeout(() => void begin(), Math.min(firstWait * 2 ** (failures - 1), longestWait)).unref()
    })
    return running
  }

  async function flush(): Promise<void> {
    hurrying += 1
    resting.abort()
    await running
    await begin()
    hurrying -= 1
  }

  return {
    /** Adds a journal. It is counted after the journals that were added before it. */
    add(source: Source): void {
      sources = [...sources, source]
    },
    /** Returns whether a journal is being counted. */
    has: (journal: string) => sources.some((one) => one.journal === journal),
    /** Wakes the counter, because there may be something to count. Does nothing while a retry is scheduled. */
    wake(): void {
      isWoken = true
      isCounted = false
      if (!isOver && timer === undefined) void begin()
    },
    /** Counts everything that waits, now. Resolves even if that fails. */
    flush,
    /** Counts for at most this many milliseconds and then stops. What is left is counted after the next start. */
    async stop(milliseconds: number): Promise<void> {
      const end = setTimeout(() => (isOver = true), milliseconds)
      await flush()
      clearTimeout(end)
      clearTimeout(timer)
      isOver = true
    },
    /** Returns whether nothing was left to count when the counter last checked. */
    isCounted: () => isCounted,
    /** Returns the time of the oldest waiting click, in milliseconds; null if none waits. */
    oldest: () => oldest,
    /** Stops counting these journals. */
    clear(): void {
      sources = []
      oldest = null
    },
    /** Returns whether clicks wait too long for the database or for other clicks. */
    isLate: () => (failingSince !== null && clock.monotonic() - failingSince > lateAfter.failing) || waitsFor() > lateAfter.waiting,
  }
}
