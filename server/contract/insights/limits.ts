/** How far back figures can be requested and are stored (E-06, E-10). In days. */
export const insightLimits = {
  /** The longest range, both ends included. */
  longestRange: 365,
  defaultRange: 30,
  /** How far back invented accounts have figures. */
  history: 180,
  /** How long snapshots are stored: a little longer than the longest range. */
  snapshots: 400,
  /** How long audiences are stored: only the newest of an account is ever shown. */
  audiences: 35,
  /** A day on which an account is missing is a gap in the series of all accounts, unless the account was not measured for so long. */
  missed: 7,
} as const
