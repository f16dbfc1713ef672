import { performance } from 'node:perf_hooks'

type Utilization = { idle: number; active: number; utilization: number }
/** What the event loop did since then: milliseconds it worked, and which part of the time that was. */
type LoopSince = (since?: Utilization) => Utilization

/** How long a slice may hold up the others, in milliseconds: while they have much to do, and else. */
const slice = { busy: 3, idle: 6 } as const
/** How many go into a slice. */
const fewest = 8
const most = 1_000
/** The longest the others are given at once, in milliseconds. */
const longestRest = 150
/** A rest of so many milliseconds says all there is to say of what the others do; a short one says a part of it. */
const telling = { rest: 100, least: 0.3 } as const
/** Below this part of its time the loop has next to nothing to do but this work. */
const idleBelow = 0.2

/** The part of the time that work behind may take when the others take so much: where they take all, next to nothing. */
const shareBeside = (load: number) => (load < idleBelow ? 0.9 : Math.max(0.02, 0.4 - load / 2))

/**
 * The pace of work that may wait, beside what may not: slices that hold up nobody for more than a few milliseconds, one directly after the
 * other while nobody else has much to do, and a small part of the time while others take the rest. Time is what this process works: to wait
 * for a database elsewhere holds up nobody.
 */
export function pace(loop: LoopSince = (since) => performance.eventLoopUtilization(since)) {
  let size = 32
  /** The part of the time that the others take. */
  let load = 0

  return {
    /** How many the next slice is to do. */
    size: () => size,
    /** Begins a slice; what it answers is told how many the slice did, and says how many milliseconds the others have then. */
    begin() {
      const before = loop()
      return (did: number): number => {
        const { active } = loop(before)
        const longest = load < idleBelow ? slice.idle : slice.busy
        if (did > 0) {
          const fitting = Math.floor((did * longest) / Math.max(active, 0.1))
          // One slow slice says little, and a small one less: at most twice as many each time.
          size = Math.min(Math.max(fitting, fewest), Math.max(size, fewest) * 2, most)
        }
        const share = shareBeside(load)
        return Math.min(Math.max(1, (active * (1 - share)) / share), longestRest)
      }
    },
    /** The others have had the process since `since`. */
    rested(since: Utilization): void {
      const { idle, active, utilization } = loop(since)
      const weight = Math.min(1, Math.max(telling.least, (idle + active) / telling.rest))
      load += (utilization - load) * weight
    },
    now: () => loop(),
  }
}

export type Pace = ReturnType<typeof pace>
