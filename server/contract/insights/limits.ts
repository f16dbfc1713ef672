/** How much is asked for and kept (E-06, E-10). In days. */
export const insightLimits = {
  /** The longest range, both ends included. */
  longestRange: 365,
  defaultRange: 30,
  /** How far back a demonstration's accounts are known. */
  history: 180,
  /** A snapshot is kept a little longer than the longest range reaches. */
  keptFor: 400,
  /** Who the followers are is only ever shown as it was last told. */
  audienceKeptFor: 35,
  /** An account that was not measured for so long is not missed any more on a day of all accounts together. */
  missedFor: 7,
} as const
