import { performance } from 'node:perf_hooks'

type Utilization = { idle: number; active: number; utilization: number }
/** What the event loop did since then: milliseconds it worked, and milliseconds it had nothing to do. */
type LoopSince = (since?: Utilization) => Utilization

/**
 * How many go into a slice. Much of what a slice costs is the same for one as for hundreds, and more on a machine that others use too, so that
 * small ones would stay small: where there is time that nobody wants, no slice is.
 */
const fewest = { full: 32, usual: 250, late: 250 } as const
const most = { full: 2_000, usual: 2_000, late: 8_000 } as const
/**
 * How long a slice may work, in milliseconds: while others want the whole process, while there is time that nobody wants, and while there is
 * such time and what waits is late. The more of it is done together, the less it costs.
 */
const longest = { full: 6, usual: 40, late: 160 } as const
/** Below this share of the time, others want the whole process. */
const fullBelow = 0.15
/** Above this share of the time, a slice may be as long as for what is late: below it, the longest rest would give the others too little. */
const lateAbove = 0.3
/** The longest the others are given at once, in milliseconds. */
const longestRest = 150
/** What the loop did is judged over so many milliseconds: less of it says little, because a rest of a few milliseconds is mostly waking up. */
const telling = 80
const share = { first: 0.25, least: 0.02, most: 0.9 } as const
/** The part of the time that is left free beside this work and all others. */
const spare = 0.05

/** The share of the next stretch of time, by the share that was taken of the last and by what was left free of it. */
function nextShare(taken: number, free: number): number {
  // Nothing was free: whoever else works may want all of it.
  if (free < 0.01) return taken * 0.5
  if (free < 0.03) return taken * 0.85
  return taken + free - spare
}

type Speed = keyof typeof most

/** How many the next slice does, by what the last one did and how long it took, so that it works for `time` milliseconds. */
function nextSize(did: number, milliseconds: number, time: number, speed: Speed): number {
  const fitting = Math.floor((did * time) / Math.max(milliseconds, 0.1))
  // One slow slice says little, and a small one less: at most four times as many each time.
  return Math.min(Math.max(fitting, fewest[speed]), Math.max(did, fewest[speed]) * 4, most[speed])
}

/**
 * The pace of work that may wait, beside what may not. It takes the time that nobody else wants, and gives it back within a fraction of a
 * second when somebody does: what tells is the time in which the event loop has nothing to do, not what the others do in the rests that this
 * work leaves them, into which all that they had to wait with falls together. Slices are as large as what they cost allows. Time is what
 * this process works: to wait for a database elsewhere holds up nobody.
 */
export function pace(loop: LoopSince = (since) => performance.eventLoopUtilization(since)) {
  let size: number = fewest.usual
  let part: number = share.first
  let since = loop()
  /** Milliseconds of this work since then. */
  let own = 0

  function look(): void {
    const { idle, active } = loop(since)
    const all = idle + active
    if (all < telling) return
    part = Math.min(Math.max(nextShare(own / all, idle / all), share.least), share.most)
    since = loop()
    own = 0
  }

  return {
    /** How many the next slice is to do at most. */
    size: () => size,
    /** Work begins after there was none: how busy the others are has to be seen anew. */
    begin(): void {
      since = loop()
      own = 0
      part = Math.min(part, share.first)
    },
    /** A slice of `did` worked for so many milliseconds; answers how many milliseconds the others have then. `isLate`: more waits than should. */
    worked(did: number, milliseconds: number, isLate = false): number {
      own += milliseconds
      look()
      if (did > 0) {
        const speed = part < fullBelow ? 'full' : isLate && part > lateAbove ? 'late' : 'usual'
        size = nextSize(did, milliseconds, longest[speed], speed)
      }
      return Math.min((milliseconds * (1 - part)) / part, longestRest)
    },
    /** The part of the time that this work takes now, 0 to 1. */
    share: () => part,
  }
}

export type Pace = Pick<ReturnType<typeof pace>, 'size' | 'begin' | 'worked'>

/** How long a slice may work in a thread of its own, in milliseconds: others wait to write to the database meanwhile. */
const longestOfOwn = { usual: 40, late: 400 } as const

/** The pace of work in a thread of its own: it needs no rest, and a slice is as large as its time allows. */
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
