import { performance } from 'node:perf_hooks'

type Utilization = { idle: number; active: number; utilization: number }
/** Returns the milliseconds in which the event loop worked and in which it was idle: since the given reading, or since the start. */
type LoopSince = (since?: Utilization) => Utilization

/**
 * Fewest and most items of a slice. Much of a slice’s cost is fixed, and it is higher on a shared machine, so small slices would stay
 * small. Therefore no slice is small while there is free time.
 */
const fewest = { full: 32, usual: 250, late: 250 } as const
const most = { full: 2_000, usual: 2_000, late: 8_000 } as const
/**
 * Longest slice in milliseconds: `full` while other work wants the whole process, `usual` while there is free time, `late` if there is free
 * time and this work is late. Larger slices cost less per item.
 */
const longest = { full: 6, usual: 40, late: 160 } as const
/** If the share of this work is below this, other work wants the whole process. */
const fullBelow = 0.15
/**
 * Slices may have the length of `late` only if the share of this work is above this. Below it, the longest rest would leave too little for
 * other work.
 */
const lateAbove = 0.3
/** Longest rest between slices, in milliseconds. */
const longestRest = 150
/**
 * Milliseconds of the event loop after which the share is judged again. A shorter time says little, because a rest of a few milliseconds is
 * mostly the cost of waking up.
 */
const telling = 80
const share = { first: 0.25, least: 0.02, most: 0.9 } as const
/** Part of the time that is left free beside this work and all other work. */
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
 * The pace of work that may wait beside work that may not. It takes the time that no other work wants, and gives it back within a fraction
 * of a second. It judges by the idle time of the event loop. The time that other work takes in a rest says nothing: all that had to wait
 * during the slice falls into that rest. Slices are as large as their cost allows. Only working time of this process counts: waiting for a
 * remote database holds up nothing.
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
    /** Returns the most items for the next slice. */
    size: () => size,
    /** Starts after a time without work. The measurement of the loop’s load starts again. */
    begin(): void {
      since = loop()
      own = 0
      part = Math.min(part, share.first)
    },
    /** Records a slice of `did` items. Returns the milliseconds to rest. `isLate`: more items wait than should. */
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

/** The pace of work in a thread of its own. It needs no rest, and a slice is as large as its time allows. */
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
