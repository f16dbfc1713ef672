const day = 86_400_000

/** Limits of API keys. Times are in milliseconds, windows in seconds. */
export const apiLimits = {
  /** Highest number of keys of one profile, with those that have expired and are still listed. */
  keys: 10,
  /** Longest name of a key, in characters. */
  name: 60,
  /** For how many days a key may be made. */
  days: [30, 90, 180, 365],
  /** How many days the form offers first. */
  usualDays: 90,
  /** From how long before its end a key is shown as ending soon. */
  endsSoon: 14 * day,
  /** How long expired and revoked keys are stored. */
  stored: 90 * day,
  /** The last use of a key is stored at most this often. */
  usedEvery: 60_000,
  /** Requests of all keys of one profile. */
  perProfile: { count: 3_000, window: 3_600 },
  /** Requests with keys that do not work, from one network. */
  wrongPerAddress: { count: 30, window: 60 },
  /** Requests from one network, with any keys. */
  perAddress: { count: 1_200, window: 60 },
  /** Highest price of one GraphQL operation; a fifth of what the app may spend at once. */
  price: 10_000,
  /** Largest body of a REST request, in bytes. */
  body: 16 * 1024,
  /** Rows of a page: if the request names no number, and at most. */
  page: { usual: 20, most: 100 },
  /** How long the answer to an idempotency key is stored. */
  answers: day,
  /** How long a request with an idempotency key may run. After that, a repetition runs it again. */
  running: 60_000,
} as const
