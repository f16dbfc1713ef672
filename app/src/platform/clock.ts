/** The time in milliseconds since 1970. Passed in everywhere, so that tests, stories and the demo can set it. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
