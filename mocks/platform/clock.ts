import { worldNow } from '../world/clock.ts'

/** Where the mock takes its time from; milliseconds since 1970. */
export type Clock = { now(): number }

/** Stands at the world's own moment until it is moved: stories and tests. */
export function standingClock(start = worldNow): Clock & { advance(milliseconds: number): void } {
  let now = start
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) }
}

/** The machine's clock: for looking around without a server. */
export const runningClock: Clock = { now: () => Date.now() }
