/** Numbers of days for which figures can be requested and are stored (E-06, E-10). */
export const insightLimits = {
  /** The longest range, both ends included. */
  longestRange: 365,
  defaultRange: 30,
  /** How far back demo accounts have figures. */
  history: 180,
  /** How long snapshots are stored: a little longer than the longest range. */
  snapshots: 400,
  /** How long audiences are stored. Only the newest of an account is ever shown. */
  audiences: 35,
  /**
   * How many days an account that is not measured makes a gap in the series of all accounts; then the series continues without that
   * account.
   */
  missed: 7,
} as const
