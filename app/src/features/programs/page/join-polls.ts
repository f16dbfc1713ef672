/** Polling after a request to join: `every` is the interval in milliseconds, `most` the largest number of polls (S2 §9). */
export const joinPolls = { every: 1_000, most: 5 } as const

/** Number of polls since the request; null if the viewer has not just asked to join. */
export type Polling = { polls: number } | null

type Seen = { isAnswered: boolean; isHidden: boolean }

/** Returns whether to poll again: until the answer, at most five times, and only in a visible tab. */
export const shouldPoll = (polling: Polling, { isAnswered, isHidden }: Seen): boolean =>
  polling !== null && !isAnswered && !isHidden && polling.polls < joinPolls.most
