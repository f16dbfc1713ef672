/** After a request the page looks every second, five times at most (S2 §9). In milliseconds. */
export const joinPolls = { every: 1_000, most: 5 } as const

/** Where the page stands after a request: how often it has looked, or null where nobody has just asked to join. */
export type Polling = { looks: number } | null

type Seen = { isAnswered: boolean; isHidden: boolean }

/** Whether to look again: until there is an answer, five times at most, and never behind another tab. */
export const shouldLook = (polling: Polling, { isAnswered, isHidden }: Seen): boolean =>
  polling !== null && !isAnswered && !isHidden && polling.looks < joinPolls.most
