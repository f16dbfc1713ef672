/** Milliseconds since 1970. Handed in wherever time matters, so that tests, stories and the demo choose their own moment. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
