const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Limits of webhooks. Times are in milliseconds. */
export const webhookLimits = {
  /** Highest number of endpoints of one profile. */
  endpoints: 5,
  /** Longest description of an endpoint, in characters. */
  description: 100,
  /** Longest address of an endpoint. */
  url: 1_024,
  /** Time for which a replaced secret also signs. */
  formerSecret: day,
  /** Timeout of one attempt, from the look-up of the name to the end of the answer. */
  answer: 10 * second,
  /** Bytes of an answer that are read for the log. */
  answerBytes: 2_048,
  /**
   * Waits after the failed attempts of a delivery, in their order. The last wait repeats. The last attempt is `life` after the first one.
   */
  waits: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour],
  /** Time after its first attempt at which a delivery is tried for the last time. */
  life: 3 * day,
  /** Time without any success after which a failing endpoint is switched off. */
  failing: 3 * day,
  /**
   * After this number of failures in a row, an endpoint gets one request at a time, with a pause before each. The pause begins with `first`
   * and doubles with each failure, up to `most`.
   */
  pause: { after: 3, first: 5 * second, most: 5 * minute },
  /** Longest wait that an answer may request with `Retry-After`. */
  retryAfter: hour,
  /** Time for which events and their log are stored. */
  stored: 30 * day,
  /** Number of deliveries on one page of the log. */
  page: 20,
  /** Highest number of events that one call replays. Nothing else may be requested while so many replays and test events wait. */
  replayed: 1_000,
  /** Highest number of events of one profile that are sent again, and the window in seconds: replays are no way to flood a site. */
  replaysPerProfile: { count: 100_000, window: day / second },
  /** Highest number of deliveries that a figure counts. It also stands for any higher number. */
  counted: 1_000,
  /** Period of the figures about deliveries. */
  figures: day,
} as const
