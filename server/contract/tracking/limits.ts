const minute = 60_000
const hour = 60 * minute

/** Limits of links and clicks (N-03, N-14, N-16, Appendix D; security, rate limits). Times are in milliseconds. */
export const clickLimits = {
  /** A visitor of a link counts once in this time. */
  repeatWindow: hour,
  /** Highest number of clicks of one network per minute. Further clicks are treated as a bot’s, but still redirected. */
  perNetwork: { count: 600, window: minute },
  /** Above this number per minute clicks are redirected and not stored, so that a flood cannot fill the disk. */
  writtenPerNetwork: { count: 1_200, window: minute },
  /**
   * Unknown codes that one network may look up per minute. Beyond that, a code that is not in memory is treated as unknown without a
   * lookup.
   */
  missesPerNetwork: { count: 60, window: minute },
  /** Whole months for which single clicks are stored; their totals stay. */
  storedMonths: 13,
  /** Number of characters of a user agent that are used to tell visitors apart. */
  agentLength: 200,
} as const
