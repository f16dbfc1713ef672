import { worldNow } from '../world/clock.ts'

/** The mock's clock. Returns the time in milliseconds since 1970. */
export type Clock = { now(): number }

/** Returns a clock that stays at the world's own time until a test or story advances it. */
export function manualClock(start = worldNow): Clock & { advance(milliseconds: number): void } {
  let now = start
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) }
}

/** The machine's clock, for browsing the demo without a server. */
export const runningClock: Clock = { now: () => Date.now() }
