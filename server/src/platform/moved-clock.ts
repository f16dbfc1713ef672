import type { Clock } from './clock.ts'

/** A clock that runs ahead of another one by a chosen time, so that the demo can skip days (U-05). `monotonic` is not moved. */
export type MovedClock = Clock & {
  /** Returns how far it is ahead, in milliseconds. */
  ahead(): number
  put(ahead: number): void
}

export function movedClock(base: Clock): MovedClock {
  let by = 0
  return { now: () => base.now() + by, monotonic: base.monotonic, ahead: () => by, put: (ahead) => void (by = ahead) }
}
