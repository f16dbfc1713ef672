const minute = 60_000
const hour = 60 * minute

/** Numbers of links and clicks (N-03, N-14, N-16, Appendix D; security, rate limits). Times in milliseconds. */
export const clickLimits = {
  /** One visitor of one link counts once in this time. */
  repeatWindow: hour,
  /** Clicks of one network in a minute: what comes beyond counts as a machine's, and is still redirected. */
  perNetwork: { count: 600, window: minute },
  /** Beyond so many in a minute they are redirected and not even written: a flood must not fill the disk. */
  writtenPerNetwork: { count: 1_200, window: minute },
  /** Codes of no link that one network may have looked for in a minute; beyond it they are missing without a look. */
  missesPerNetwork: { count: 60, window: minute },
  /** Whole months for which clicks are stored one by one; their totals stay. */
  storedMonths: 13,
  /** Characters of a browser's name for itself that tell visitors apart. */
  agentLength: 200,
} as const
