/** Source of the time. Code outside this folder reads no other clock (U-05). */
export type Clock = {
  /** Returns milliseconds since 1970. May jump if somebody sets the machine’s clock. */
  now(): number
  /** Returns milliseconds that never decrease. For deadlines inside one request. */
  monotonic(): number
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }

/** Returns a clock that changes only through `advance`. For tests and benchmarks. */
export function manualClock(start: number): Clock & { advance(milliseconds: number): void } {
  let now = start
  return { now: () => now, monotonic: () => now - start, advance: (milliseconds) => void (now += milliseconds) }
}
