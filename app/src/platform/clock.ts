/**
 * Returns the time in milliseconds since 1970. All code receives the clock as a parameter, so that tests, stories and the demo can set the
 * time.
 */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
