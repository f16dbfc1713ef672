const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/**
 * Times of the checks of a program’s link, in milliseconds. Both sides read of an outage within an hour of its beginning: at most `usual`
 * and `jitter` pass until a check fails, and `again` until the next one confirms it.
 */
export const linkCheckTimes = {
  /** Between two checks that succeed. */
  usual: 50 * minute,
  /** Largest time that is added to `usual`, so that programs that began together are not checked together. */
  jitter: 3 * minute,
  /** Between the first failed check and the next one. An outage needs two failed checks that are at least this far apart. */
  again: 3 * minute,
  /** The same in a demo, where nobody waits for minutes to see an outage. */
  againInDemo: 5 * second,
  /**
   * Longest time between two failed checks of one outage. If more passes, for example because no server ran, the first one says nothing
   * about the time between.
   */
  doubt: 15 * minute,
  /** Between two checks during an outage, so that its end is noticed soon. */
  whileDown: 10 * minute,
  /** For which a process has a program and its host alone. A check takes at most ten seconds. */
  lease: minute,
  /** Between two checks on one host. */
  perHost: 5 * second,
} as const

export const linkCheckLimits = {
  /** Checks that an owner may ask for, with the window in seconds. */
  requested: { count: 6, window: 300 },
  /** Outages that are shown. */
  shown: 20,
  /**
   * Outages of one program of which people are notified in `window` milliseconds. A page that comes and goes, or an owner who takes it down again and
   * again, must not fill the notifications of all participants. Further ones are only on the timelines.
   */
  notified: { count: 4, window: day },
} as const
