const minute = 60

/** Guesses and lengths of the back office. Times are in seconds; the life of a session is a setting. */
export const adminLimits = {
  /** Tries of one account, by whoever; and of one address, over all accounts. */
  triesPerAccount: { count: 8, window: 15 * minute },
  triesPerAddress: { count: 30, window: 15 * minute },
  callsPerAdmin: { count: 600, window: minute },
  callsPerAddress: { count: 1200, window: minute },
  clockSkew: 30,
  password: { least: 12, most: 200 },
  email: 254,
  name: { least: 2, most: 80 },
  reason: { least: 3, most: 500 },
  label: 40,
  admitAtOnce: 1000,
  advanceDays: 90,
  searchLetters: 2,
} as const
