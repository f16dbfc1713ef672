const minute = 60
const day = 24 * 60 * minute

/** Limits of conversions (decisions, Appendix D and N). Times are in seconds. */
export const conversionLimits = {
  /** How long after its click a conversion is accepted (N-08), and how long after a program’s retirement. */
  window: 30 * day,
  /** How far the brand's clock may be ahead of ours. */
  ahead: 5 * minute,
  /** How long a key works after it was replaced. */
  formerKey: day,
  /** How long after the redirect of its visitor a click may wait to be counted: its process may have to be restarted first. */
  uncounted: 10 * minute,
  clickId: 64,
  externalId: 128,
  /** Amount of one order, in halalas (Y-10). */
  amount: 1_000_000_00,
  /** Size of a body, and of an address with its query, in bytes. */
  body: 16 * 1024,
  /**
   * Reports with one secret key; more must wait. Each entry has its own key, and so its own counter (Y-11). The pixel’s key is public, so
   * it has no such counter.
   */
  perKey: { count: 3_000, window: minute },
  /** Reports from one address at one entry: a measurement partner reports for many brands from few addresses. */
  perAddress: { count: 12_000, window: minute },
  /** Pixel loads with one key from one network: enough for many shoppers of one shop behind one address. */
  pixelsPerAddress: { count: 120, window: minute },
  /**
   * How many pixel reports whose click is not counted yet a process remembers: in all, of one network, and of all networks of one
   * subscriber.
   */
  latePixels: 5_000,
  latePixelsPerAddress: 20,
  latePixelsPerSubscriber: 100,
  /** Calls from one network with an unknown key. */
  wrongKeysPerAddress: { count: 60, window: minute },
  /** Rows of an import file (N-15), and its size in bytes. */
  importRows: 5_000,
  importBytes: 2 * 1024 * 1024,
  /** How long the back office has to answer a review request, and the most characters of its note. */
  reviewRequestAnswer: 4 * day,
  note: 500,
} as const
