/** How far back figures can be requested and how long they are stored (E-06, E-10), in days. */
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
  /** A missing account makes a gap in the series of all accounts for this many days; after that the series continues without it. */
  missed: 7,
} as const
