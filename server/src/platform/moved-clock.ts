import type { Clock } from './clock.ts'

/** A clock that can be put ahead of another one: the demonstration's days pass at will (U-05). What only ever grows is not touched. */
export type MovedClock = Clock & {
  /** Milliseconds ahead. */
  ahead(): number
  put(ahead: number): void
}

export function movedClock(base: Clock): MovedClock {
  let by = 0
  return { now: () => base.now() + by, monotonic: base.monotonic, ahead: () => by, put: (ahead) => void (by = ahead) }
}
