/** Numbers of days for which figures can be requested or are stored (E-06, E-10). */
export const insightLimits = {
  /** Longest range that can be requested, both ends included. */
  longestRange: 365,
  defaultRange: 30,
  /** Number of past days for which demo accounts have figures. */
  history: 180,
  /** Number of days for which snapshots are stored: a little more than the longest range. */
  snapshots: 400,
  /** Number of days for which audiences are stored. Pages show only the newest audience of an account. */
  audiences: 35,
  /**
   * Number of days for which an account without a measurement interrupts the series of all accounts. After these days, the series continues
   * without that account.
   */
  missed: 7,
} as const
