import { performance } from 'node:perf_hooks'

type Utilization = { idle: number; active: number; utilization: number }
/** Returns the milliseconds in which the event loop worked and in which it was idle: since the given reading, or since the start. */
type LoopSince = (since?: Utilization) => Utilization

/**
 * Fewest and most items per slice. Much of a slice’s cost is fixed, and the fixed cost is higher on a shared machine. A small slice seems
 * slow and so stays small. Therefore no slice is small while there is free time.
 */
const fewest = { full: 32, usual: 250, late: 250 } as const
const most = { full: 2_000, usual: 2_000, late: 8_000 } as const
/**
 * Longest slice in milliseconds: `full` while other work needs the whole process, and `usual` while there is free time. `late` is for free
 * time in which this work is late. Larger slices cost less per item.
 */
const longest = { full: 6, usual: 40, late: 160 } as const
/** If this work gets less than this share of the time, other work needs the whole process. */
const fullBelow = 0.15
/**
 * If this work gets more than this share of the time, slices may have the length of `late`. With a smaller share, the longest rest would
 * leave too little for other work.
 */
const lateAbove = 0.3
/** Longest rest between slices, in milliseconds. */
const longestRest = 150
/**
 * Milliseconds of measurement after which the share is computed again. A shorter measurement says little, because a rest of a few
 * milliseconds is mostly the cost of waking up.
 */
const telling = 80
const share = { first: 0.25, least: 0.02, most: 0.9 } as const
/** Part of the time that neither this work nor other work uses. */
const spare = 0.05

/** Returns the next share of this work, from its last share and the free time beside it. */
function nextShare(taken: number, free: number): number {
  // No time was free, so other work may want all of it.
  if (free < 0.01) return taken * 0.5
  if (free < 0.03) return taken * 0.85
  return taken + free - spare
}

type Speed = keyof typeof most

/** Returns the size of the next slice so that it takes `time` milliseconds, from the size and the time of the last one. */
function nextSize(did: number, milliseconds: number, time: number, speed: Speed): number {
  const fitting = Math.floor((did * time) / Math.max(milliseconds, 0.1))
  // One slow slice says little, and a small one says less: grow by a factor of four at most.
  return Math.min(Math.max(fitting, fewest[speed]), Math.max(did, fewest[speed]) * 4, most[speed])
}

/**
 * Sets the pace of work that can wait, beside other work that cannot. Uses the time that other work leaves, and gives it back within a
 * fraction of a second. Measures the idle time of the event loop. The time that other work takes in a rest says nothing, because everything
 * that waited during the slice runs in that rest. Slices are as large as their cost allows. Only working time of this process counts,
 * because waiting for a remote database blocks nothing.
 */
export function pace(loop: LoopSince = (since) => performance.eventLoopUtilization(since)) {
  let size: number = fewest.usual
  let part: number = share.first
  let since = loop()
  /** Milliseconds of this work since the reading `since`. */
  let own = 0

  function adjustShare(): void {
    const { idle, active } = loop(since)
    const all = idle + active
    if (all < telling) return
    part = Math.min(Math.max(nextShare(own / all, idle / all), share.least), share.most)
    since = loop()
    own = 0
  }

  return {
    /** Returns the largest number of items for the next slice. */
    size: () => size,
    /** Starts after a time without work, and begins a new measurement of the event loop. */
    begin(): void {
      since = loop()
      own = 0
      part = Math.min(part, share.first)
    },
    /** Records a slice of `did` items. Returns the milliseconds to rest. `isLate`: too many items wait. */
    worked(did: number, milliseconds: number, isLate = false): number {
      own += milliseconds
      adjustShare()
      if (did > 0) {
        const speed = part < fullBelow ? 'full' : isLate && part > lateAbove ? 'late' : 'usual'
        size = nextSize(did, milliseconds, longest[speed], speed)
      }
      return Math.min((milliseconds * (1 - part)) / part, longestRest)
    },
    /** Returns the current share of this work, 0 to 1. */
    share: () => part,
  }
}

export type Pace = Pick<ReturnType<typeof pace>, 'size' | 'begin' | 'worked'>

/** Longest slice in a thread of its own, in milliseconds. Other writers of the database wait until the slice ends. */
const longestOfOwn = { usual: 40, late: 400 } as const

/** Sets the pace of work in a thread of its own. The work needs no rest, and a slice is as large as its time allows. */
export function slicesOfOwn(): Pace {
  let size: number = fewest.usual
  return {
    size: () => size,
    begin: () => undefined,
    worked(did, milliseconds, isLate = false) {
      if (did > 0) size = nextSize(did, milliseconds, longestOfOwn[isLate ? 'late' : 'usual'], 'late')
      return 0
    },
  }
}
