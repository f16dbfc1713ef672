const day = 86_400_000

/** Limits of proposals. Times are in milliseconds, windows in seconds. */
export const proposalLimits = {
  title: 80,
  note: 500,
  brandName: 80,
  /** Talents of one proposal, and rate cards of one talent. */
  talents: 12,
  cards: 3,
  /** Most days until a proposal ends, and the days that the form offers first. */
  days: 90,
  usualDays: 14,
  /** Open proposals of one manager. */
  open: 30,
  /** Longest list of a manager's proposals, and of the brands and requests of one of them. */
  listed: 50,
  shown: 20,
  /** Proposals that a manager makes in a day. */
  perDay: { count: 30, window: 24 * 3600 },
  /** Talents that a brand asks in a day, over all proposals. */
  asksPerDay: { count: 60, window: 24 * 3600 },
  /** The time of the last reading is stored at most this often. */
  seenEvery: 60_000,
  /** How long a proposal is stored after its end. */
  stored: 180 * day,
} as const

/** Random bytes of an address, too many to be guessed. */
export const addressBytes = 24
