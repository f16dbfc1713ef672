const minute = 60

/** Rate limits and lengths of the back office. Times are in seconds; how long a session lives is a setting. */
export const adminLimits = {
  /** Password tries for one account, counted for each known browser and for all others together; and from one address, over all accounts. */
  triesPerAccount: { count: 8, window: 15 * minute },
  triesPerAddress: { count: 30, window: 15 * minute },
  /** Refused sign-ins that are logged a day, for each account, and for all unknown addresses together: audit lines are never deleted. */
  refusalsReported: { count: 20, window: 24 * 60 * minute },
  /** A browser that was not used for this long counts as unknown again. */
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
