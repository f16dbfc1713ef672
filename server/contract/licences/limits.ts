/** Limits of licences. */
export const licenceLimits = {
  /** Number of digits of a licence number. */
  digits: { least: 6, most: 10 },
  /** Longest time from today to the last day of a licence, in days: the authority grants three years at most. */
  days: 3 * 366,
  /** Days before the end of a licence on which its holder is reminded, the first reminder first. */
  reminders: [60, 30, 7],
  /** Highest number of submissions of one profile, and the window in seconds: each one is work for a reviewer. */
  submissions: { count: 5, window: 24 * 3600 },
} as const
