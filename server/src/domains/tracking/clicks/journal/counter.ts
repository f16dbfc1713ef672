import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Pace } from '#platform/pace.ts'
import { seldom } from '#platform/seldom.ts'
import { breathe, pause } from '#platform/wait.ts'
import { nextCounting, type CountTaken, type ReadJournal } from './count-next.ts'

/** A journal that is counted. */
export type Source = ReadJournal & {
  /** Everything before this segment is counted, and need not lie there any longer. */
  dropCounted(segment: number): Promise<void>
  /** Everything that lies there is counted; null where more comes. */
  readonly finish: (() => Promise<void>) | null
  /** It is of a world before: nothing of it is counted any more. */
  forget(): Promise<void>
}

/** Waits after failures, in milliseconds. */
const firstWait = 50
const longestWait = 2_000
/** How long clicks may wait for a database that takes nothing, and how long for others to be counted, until that is said. */
const lateAfter = { failing: 1_000, waiting: 30_000 } as const
/** How long clicks may wait, in milliseconds, before more of them are counted together. */
const largerAfter = 500
/** In a slice while somebody waits for all of it. */
const hurriedSize = 500

type Parts = {
  clock: Clock
  log: Log
  pace: Pace
  count: CountTaken
  /** Milliseconds that this process worked on counting so far. */
  worked(): number
}

/**
 * Counts what lies in journals, each in its order, in slices as large as what waits, within what their time allows: in the time that nobody
 * else wants, and next to none while others want all of it. Where the database is away it tries again until it is back (F4, F5, F11).
 */
export function journalCounter({ clock, log, pace, count, worked }: Parts) {
  let sources: readonly Source[] = []
  const countNext = nextCounting({ clock, log, count })
  const reportSeldom = seldom(clock, 60_000)
  let failures = 0
  let failingSince: number | null = null
  /** The moment of the click in front. */
  let oldest: number | null = null
  let hurrying = 0
  let resting = new AbortController()
  let isCounted = true
  let isWoken = false
  let isOver = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** How long the click in front waits, in milliseconds. */
  const waitsFor = () => (oldest === null ? 0 : clock.now() - oldest)

  const leaveOut = (source: Source) => void (sources = sources.filter((one) => one !== source))

  /** One slice of one journal; answers how many were counted. */
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
      reportSeldom('failed', () => log.error('Clicks cannot be counted; they wait in their journal', { error }))
    }
  }

  function begin(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running ??= run().finally(() => {
      running = undefined
      // Whoever came between the last look and this moment.
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
    /** Counts a journal from now on, after those that were given before. */
    add(source: Source): void {
      sources = [...sources, source]
    },
    /** Whether a journal is counted. */
    has: (journal: string) => sources.some((one) => one.journal === journal),
    /** There may be something to count. Does nothing while it waits after a failure. */
    wake(): void {
      isWoken = true
      isCounted = false
      if (!isOver && timer === undefined) void begin()
    },
    /** Counts everything that lies there, now. Resolves also where it could not be counted. */
    flush,
    /** Counts for at most so many milliseconds what lies there, and no more: the rest is counted after the next start. */
    async stop(milliseconds: number): Promise<void> {
      const end = setTimeout(() => (isOver = true), milliseconds)
      await flush()
      clearTimeout(end)
      clearTimeout(timer)
      isOver = true
    },
    /** Whether everything that lies there was counted when it was last looked at. */
    isCounted: () => isCounted,
    /** The moment of the click that waits in front; null where none does. */
    oldest: () => oldest,
    /** Counts none of these journals any more. */
    clear(): void {
      sources = []
      oldest = null
    },
    /** Whether clicks wait for the database, or for others before them, longer than they should. */
    isLate: () => (failingSince !== null && clock.monotonic() - failingSince > lateAfter.failing) || waitsFor() > lateAfter.waiting,
  }
}

export type JournalCounter = ReturnType<typeof journalCounter>
