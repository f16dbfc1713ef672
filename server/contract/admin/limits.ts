const minute = 60

/** Guesses and lengths of the back office. Times are in seconds; the life of a session is a setting. */
export const adminLimits = {
  /** Tries of one account, by each browser that signed in to it before and by all others together; and of one address, over all accounts. */
  triesPerAccount: { count: 8, window: 15 * minute },
  triesPerAddress: { count: 30, window: 15 * minute },
  /** Refused sign-ins that are written down, of one account and of all that do not exist together: the log is never shortened. */
  refusalsReported: { count: 20, window: 24 * 60 * minute },
  /** After so long unused a browser is a stranger again. */
  deviceLife: 180 * 24 * 60 * minute,
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
