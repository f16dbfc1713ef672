/** Where time comes from. Nothing outside this folder reads a clock of its own (U-05). */
export type Clock = {
  /** Milliseconds since 1970; may step when the machine's clock is set. */
  now(): number
  /** Milliseconds that only ever grow: for deadlines inside one request. */
  monotonic(): number
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }

/** A clock that stands until it is moved: tests and benchmarks live at one moment. */
export function standingClock(start: number): Clock & { advance(milliseconds: number): void } {
  let now = start
  return { now: () => now, monotonic: () => now - start, advance: (milliseconds) => void (now += milliseconds) }
}
